/// The LTL mappings of Dwyer, Avrunin and Corbett, letter for letter, in the order of
/// `PropertyScope.allCases`.
///
/// Source: *Property Pattern Mappings for LTL*, https://matthewbdwyer.github.io/psp/patterns/ltl.html
/// (formerly patterns.projects.cs.ksu.edu), of *Patterns in property specifications for finite-state
/// verification*, ICSE 1999. Line breaks of the page are blanks here.
enum PublishedTexts {
  static let all: [(pattern: PropertyPattern, texts: [String])] =
    ofOccurrence + ofOrder + ofPrecedenceChains + ofResponseChains

  private static let ofOccurrence: [(pattern: PropertyPattern, texts: [String])] = [
    (
      .absence,
      [
        "[](!P)",
        "<>R -> (!P U R)",
        "[](Q -> [](!P))",
        "[]((Q & !R & <>R) -> (!P U R))",
        "[](Q & !R -> (!P W R))",
      ]
    ),
    (
      .existence,
      [
        "<>(P)",
        "!R W (P & !R)",
        "[](!Q) | <>(Q & <>P))",
        "[](Q & !R -> (!R W (P & !R)))",
        "[](Q & !R -> (!R U (P & !R)))",
      ]
    ),
    (
      .stays(.atMost(2)),
      [
        "(!P W (P W (!P W (P W []!P))))",
        "<>R -> ((!P & !R) U (R | ((P & !R) U "
          + "(R | ((!P & !R) U (R | ((P & !R) U (R | (!P U R)))))))))",
        "<>Q -> (!Q U (Q & (!P W (P W (!P W (P W []!P))))))",
        "[]((Q & <>R) -> ((!P & !R) U (R | ((P & !R) U "
          + "(R | ((!P & !R) U (R | ((P & !R) U (R | (!P U R))))))))))",
        "[](Q -> ((!P & !R) U (R | ((P & !R) U "
          + "(R | ((!P & !R) U (R | ((P & !R) U (R | (!P W R) | []P)))))))))",
      ]
    ),
    (
      .universality,
      [
        "[](P)",
        "<>R -> (P U R)",
        "[](Q -> [](P))",
        "[]((Q & !R & <>R) -> (P U R))",
        "[](Q & !R -> (P W R))",
      ]
    ),
  ]

  private static let ofOrder: [(pattern: PropertyPattern, texts: [String])] = [
    (
      .precedence,
      [
        "!P W S",
        "<>R -> (!P U (S | R))",
        "[]!Q | <>(Q & (!P W S))",
        "[]((Q & !R & <>R) -> (!P U (S | R)))",
        "[](Q & !R -> (!P W (S | R)))",
      ]
    ),
    (
      .response,
      [
        "[](P -> <>S)",
        "<>R -> (P -> (!R U (S & !R))) U R",
        "[](Q -> [](P -> <>S))",
        "[]((Q & !R & <>R) -> (P -> (!R U (S & !R))) U R)",
        "[](Q & !R -> ((P -> (!R U (S & !R))) W R)",
      ]
    ),
  ]

  private static let ofPrecedenceChains: [(pattern: PropertyPattern, texts: [String])] = [
    (
      .causes(2),
      [
        "<>P -> (!P U (S & !P & o(!P U T)))",
        "<>R -> (!P U (R | (S & !P & o(!P U T))))",
        "([]!Q) | (!Q U (Q & <>P -> (!P U (S & !P & o(!P U T))))",
        "[]((Q & <>R) -> (!P U (R | (S & !P & o(!P U T)))))",
        "[](Q -> (<>P -> (!P U (R | (S & !P & o(!P U T))))))",
      ]
    ),
    (
      .effects(2),
      [
        "(<>(S & o<>T)) -> ((!S) U P))",
        "<>R -> ((!(S & (!R) & o(!R U (T & !R)))) U (R | P))",
        "([]!Q) | ((!Q) U (Q & ((<>(S & o<>T)) -> ((!S) U P)))",
        "[]((Q & <>R) -> ((!(S & (!R) & o(!R U (T & !R)))) U (R | P)))",
        "[](Q -> (!(S & (!R) & o(!R U (T & !R))) U (R | P) | [](!(S & o<>T))))",
      ]
    ),
  ]

  private static let ofResponseChains: [(pattern: PropertyPattern, texts: [String])] = [
    (
      .stimuli(2),
      [
        "[] (S & o<> T -> o(<>(T & <> P)))",
        "<>R -> (S & o(!R U T) -> o(!R U (T & <> P))) U R",
        "[] (Q -> [] (S & o<> T -> o(!T U (T & <> P))))",
        "[] ((Q & <>R) -> (S & o(!R U T) -> o(!R U (T & <> P))) U R)",
        "[] (Q -> (S & o(!R U T) -> o(!R U (T & <> P))) U "
          + "(R | [] (S & o(!R U T) -> o(!R U (T & <> P)))))",
      ]
    ),
    (
      .responses(2),
      [
        "[] (P -> <>(S & o<>T))",
        "<>R -> (P -> (!R U (S & !R & o(!R U T)))) U R",
        "[] (Q -> [] (P -> (S & o<> T)))",
        "[] ((Q & <>R) -> (P -> (!R U (S & !R & o(!R U T)))) U R)",
        "[] (Q -> (P -> (!R U (S & !R & o(!R U T)))) U (R | [] (P -> (S & o<> T))))",
      ]
    ),
    (
      .constrainedResponses(2),
      [
        "[] (P -> <>(S & !Z & o(!Z U T)))",
        "<>R -> (P -> (!R U (S & !R & !Z & o((!R & !Z) U T)))) U R",
        "[] (Q -> [] (P -> (S & !Z & o(!Z U T))))",
        "[] ((Q & <>R) -> (P -> (!R U (S & !R & !Z & o((!R & !Z) U T)))) U R)",
        "[] (Q -> (P -> (!R U (S & !R & !Z & o((!R & !Z) U T)))) U "
          + "(R | [] (P -> (S & !Z & o(!Z U T)))))",
      ]
    ),
  ]
}
