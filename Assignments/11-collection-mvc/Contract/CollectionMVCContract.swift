import LifecycleContracts

/// What holds for the app as a whole; of what it shows speaks `NotebookExpectation`.
public let collectionMVC = Contract("Collection view and MVC") {
  Rule.neverEndsItself(points: 3)
    .exercised(by: .implemented(.cellForItem))
    .because("Numbers that do not agree with the changes, or an index of yesterday, end the app.")
    .hint(
      "The report names the callback, and for a crash the file and the line. First the model changes, "
        + "then the collection view is told of exactly that change.")
}
