struct Bird {
    /// The name of the picture in the asset catalogue.
    let picture: String
    let caption: String

    /// In the order of the segments.
    static let all = [
        Bird(picture: "robin", caption: "Robins sing in winter"),
        Bird(picture: "owl", caption: "Owls fly at night"),
        Bird(picture: "heron", caption: "Herons wait for fish"),
    ]
}
