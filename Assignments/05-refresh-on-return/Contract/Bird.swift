/// A bird of the app's, as its segment, its picture and its caption show it.
public struct Bird: Sendable, Hashable {
  /// The number of its segment, from 1.
  public let number: Int
  /// The name of its picture in the asset catalogue.
  public let picture: String
  private let sentence: String

  public func caption(inCapitals: Bool) -> String {
    inCapitals ? sentence.uppercased() : sentence
  }

  /// The one that the app begins with.
  public static let robin = Bird(number: 1, picture: "robin", sentence: "Robins sing in winter")
  public static let owl = Bird(number: 2, picture: "owl", sentence: "Owls fly at night")
  public static let heron = Bird(number: 3, picture: "heron", sentence: "Herons wait for fish")
}
