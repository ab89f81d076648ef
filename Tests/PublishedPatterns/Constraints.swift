import LifecycleContracts

extension ScopedPattern {
  /// The constraint that an instructor writes for it.
  ///
  /// - Parameter events: what each of its propositions stands for.
  public func constraint(_ events: [String: EventPattern]) -> any Constraint {
    func event(_ name: String) -> EventPattern {
      guard let event = events[name] else { preconditionFailure("\(self): no \(name)") }
      return event
    }
    func chain(_ n: Int) -> [EventPattern] { PropertyPattern.chain(n).map(event) }
    let scope = dslScope(event)
    let p = event("P")
    switch pattern {
    case .absence: return Absence(of: p, during: scope)
    case .universality: return Universality(of: p, during: scope)
    case .existence: return Existence(of: p, during: scope)
    case .events(let count), .stays(let count): return bounded(p, count, scope)
    case .precedence: return Precedence(of: event("S"), before: p, during: scope)
    case .response: return Response(to: p, event("S"), during: scope)
    case .responseBeforeDeadline:
      return Response(to: p, event("S"), before: event("D"), during: scope)
    case .causes(let n): return ChainPrecedence(of: chain(n), before: p, during: scope)
    case .effects(let n): return ChainPrecedence(of: p, before: chain(n), during: scope)
    case .stimuli(let n): return ChainResponse(to: chain(n), p, during: scope)
    case .responses(let n): return ChainResponse(to: p, chain(n), during: scope)
    case .constrainedResponses(let n):
      return ChainResponse(to: p, chain(n), without: event("Z"), during: scope)
    case .partialOrder: return PartialOrder(of: chain(2), before: p, during: scope)
    }
  }

  private func bounded(
    _ event: EventPattern, _ count: PropertyPattern.Count, _ scope: Scope
  ) -> any Constraint {
    switch count {
    case .atMost(let most): BoundedExistence(of: event, atMost: most, during: scope)
    case .atLeast(let least): BoundedExistence(of: event, atLeast: least, during: scope)
    case .times(let range):
      range.count == 1
        ? BoundedExistence(of: event, exactly: range.lowerBound, during: scope)
        : BoundedExistence(of: event, times: range, during: scope)
    }
  }

  private func dslScope(_ event: (String) -> EventPattern) -> Scope {
    switch scope {
    case .globally: .globally
    case .before: .before(event("R"))
    case .after: .after(event("Q"))
    case .between: .between(event("Q"), and: event("R"))
    case .afterUntil: .after(event("Q"), until: event("R"))
    }
  }
}
