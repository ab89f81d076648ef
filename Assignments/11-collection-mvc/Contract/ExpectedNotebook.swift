/// What a notebook holds after what the user has done, as the assignment says.
public struct ExpectedNotebook: Hashable, Sendable {
  public struct Bird: Hashable, Sendable {
    public let name: String
    public var count = 0
  }

  public private(set) var birds = Book.names.prefix(30).map { Bird(name: $0) }
  public private(set) var selected: String?
  private var reports = 0

  public init() {}

  public var total: Int { birds.reduce(0) { $0 + $1.count } }

  public func count(of name: String) -> Int? { birds.first { $0.name == name }?.count }

  // MARK: What the user does

  public mutating func select(_ name: String) { selected = name }

  public mutating func count() {
    if let selected { count(selected) }
  }

  public mutating func addNext() {
    let name = Book.names.first { name in !birds.contains { $0.name == name } }
    if let name { birds.insert(Bird(name: name), at: 0) }
  }

  public mutating func remove() {
    birds.removeAll { $0.name == selected }
    selected = nil
  }

  // MARK: What others do

  public mutating func receiveReport() {
    reports += 1
    let name = Book.names[reports * 7 % Book.names.count]
    if birds.contains(where: { $0.name == name }) {
      count(name)
    } else {
      birds.insert(Bird(name: name, count: 1), at: 0)
    }
  }

  private mutating func count(_ name: String) {
    for index in birds.indices where birds[index].name == name { birds[index].count += 1 }
  }
}

/// The birds of the book, as the starter's `Birds.swift` has them.
public enum Book {
  public static let names = words(
    """
    heron robin wren swan stork tern swift lapwing goose buzzard kestrel jackdaw magpie jay rook \
    starling blackbird nightingale wheatear dipper nuthatch treecreeper skylark swallow martin \
    wagtail pipit dunnock chaffinch bullfinch crossbill linnet siskin goldcrest waxwing hoopoe \
    kingfisher cuckoo bittern avocet
    """)

  public static let latinNames = words(
    """
    Ardea Erithacus Troglodytes Cygnus Ciconia Sterna Apus Vanellus Anser Buteo Falco Coloeus Pica \
    Garrulus Corvus Sturnus Turdus Luscinia Oenanthe Cinclus Sitta Certhia Alauda Hirundo Delichon \
    Motacilla Anthus Prunella Fringilla Pyrrhula Loxia Linaria Spinus Regulus Bombycilla Upupa \
    Alcedo Cuculus Botaurus Recurvirostra
    """)

  public static func latinName(of name: String) -> String? {
    names.firstIndex(of: name).map { latinNames[$0] }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
