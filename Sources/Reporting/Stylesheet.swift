extension Page {
  /// The look of every page: one column, the system's own typeface, light and dark.
  ///
  /// Colours are variables, so that a test can measure the contrast of each pair.
  static let stylesheet: StaticString = """
    :root {
      color-scheme: light dark;
      --page: #f7f7f5; --card: #ffffff; --sunken: #f1f1ee; --line: #dfdfda;
      --text: #1d2125; --quiet: #5a616a; --link: #1f5aa8;
      --good: #17713f; --bad: #b3241c; --none: #5f666e; --warn: #8a5a00;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #15171a; --card: #1d2024; --sunken: #16181b; --line: #33383f;
        --text: #e5e7ea; --quiet: #a2a9b2; --link: #8ab6f9;
        --good: #63c894; --bad: #ff8f86; --none: #a5abb3; --warn: #e3b341;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.55 var(--sans); overflow-wrap: anywhere; -webkit-text-size-adjust: 100%;
    }
    main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
    h1, h2, h3, p, dl, dd, ol, ul, pre { margin: 0; padding: 0; }
    h1 { font-size: 1.75rem; line-height: 1.2; font-weight: 700; letter-spacing: -0.015em; }
    h2 { font-size: 1.1rem; line-height: 1.3; font-weight: 650; margin: 2.75rem 0 0.75rem; }
    h3 { font-size: 1rem; line-height: 1.4; font-weight: 600; }
    a { color: var(--link); text-underline-offset: 0.15em; text-decoration-thickness: 1px; }
    code, pre, .timeline, .story { font-family: var(--mono); }
    code { font-size: 0.875em; }
    .prose { white-space: pre-wrap; }
    .eyebrow, .note, .scenario, footer { color: var(--quiet); font-size: 0.875rem; }
    .eyebrow { font-family: var(--mono); margin-bottom: 0.25rem; }
    .student { margin-top: 0.25rem; color: var(--quiet); }
    .score { margin-top: 1.5rem; color: var(--quiet); font-variant-numeric: tabular-nums; }
    .score strong {
      font-size: 3rem; line-height: 1; font-weight: 700; letter-spacing: -0.03em; color: var(--text);
    }
    .bar { height: 6px; border-radius: 3px; background: var(--line); overflow: hidden; display: flex; }
    .bar span { height: 100%; background: var(--good); flex: none; }
    .bar .violated { background: var(--bad); }
    .bar .notExercised { background: var(--none); opacity: 0.55; }
    .masthead .bar { margin-top: 0.75rem; }
    .status { margin-top: 1rem; }
    .detail { margin-top: 0.75rem; color: var(--quiet); }
    .status.failed, .status.notGraded {
      padding: 0.75rem 1rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 8px; white-space: pre-wrap;
    }
    .status.failed { border-left: 3px solid var(--bad); }
    .status.notGraded { border-left: 3px solid var(--none); }

    .card {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 0.8rem 1rem; margin-top: 0.6rem;
    }
    .card > header { display: grid; grid-template-columns: 1.4rem 1fr auto; column-gap: 0.7rem; }
    .mark {
      width: 1.4rem; height: 1.4rem; border-radius: 50%; text-align: center;
      font-size: 0.8rem; line-height: 1.4rem; font-weight: 700; color: var(--card);
    }
    .satisfied .mark { background: var(--good); }
    .violated .mark { background: var(--bad); }
    .notExercised .mark { background: var(--none); }
    .points { color: var(--quiet); font-variant-numeric: tabular-nums; white-space: nowrap; }
    .points strong { color: var(--text); font-weight: 600; }
    .note { margin: 0.15rem 0 0 2.1rem; }
    .card > dl { margin: 0.6rem 0 0 2.1rem; }
    .finding { margin: 0.6rem 0 0 2.1rem; }
    .finding + .finding {
      margin-top: 1rem; padding-top: 0.8rem; border-top: 1px solid var(--line);
    }
    .scenario { margin-bottom: 0.4rem; }
    dl > div { display: grid; grid-template-columns: 5.2rem 1fr; padding: 0.12rem 0; }
    dt { color: var(--quiet); font-size: 0.875rem; line-height: 1.55rem; }
    .story { list-style: none; font-size: 0.875em; line-height: 1.55rem; }
    .story li { display: inline; }
    .story li + li::before { content: "· "; color: var(--quiet); }
    .timeline {
      list-style: none; margin-top: 0.75rem; padding: 0.6rem 0.75rem; border-radius: 6px;
      background: var(--sunken); font-size: 0.8125rem; line-height: 1.6;
    }
    .timeline li { display: grid; grid-template-columns: 2rem 1fr; column-gap: 0.9rem; }
    .timeline .n { color: var(--quiet); text-align: right; font-variant-numeric: tabular-nums; }
    .timeline .gap { line-height: 1.1; }
    .d0 .event { font-weight: 600; }
    .d1 .event { padding-left: 1.2rem; }
    .d2 .event { padding-left: 2.4rem; }
    .d3 .event { padding-left: 3.6rem; }
    .d4 .event { padding-left: 4.8rem; }
    .d5 .event { padding-left: 6rem; }
    .d6 .event { padding-left: 7.2rem; }

    .place { font-size: 0.875rem; color: var(--quiet); }
    .place strong { margin-right: 0.3rem; font-weight: 650; }
    .error { color: var(--bad); }
    .warning { color: var(--warn); }
    .remark { color: var(--quiet); }
    .message { white-space: pre-wrap; }
    pre {
      margin-top: 0.6rem; padding: 0.6rem 0.75rem; border-radius: 6px; background: var(--sunken);
      font-size: 0.8125rem; line-height: 1.5; overflow-x: auto; overflow-wrap: normal; tab-size: 4;
    }
    pre code { font-size: 1em; }
    .gutter { color: var(--quiet); user-select: none; }
    .padding { visibility: hidden; }
    .caret { color: var(--bad); font-weight: 700; }

    table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
    th, td {
      text-align: left; vertical-align: top; font-weight: 400;
      padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--line);
    }
    th:last-child, td:last-child { padding-right: 0; }
    thead th { color: var(--quiet); font-size: 0.8125rem; border-top: 0; padding-top: 0; }
    .group th { color: var(--quiet); font-size: 0.8125rem; padding-top: 1.1rem; border-top: 0; }
    thead + tbody .group th { padding-top: 0.5rem; }
    .scenarios th { width: 46%; }
    .failed > p:first-child { color: var(--bad); }
    td .place, td .message { font-size: 0.875rem; color: var(--quiet); }
    td .message { font-family: var(--mono); font-size: 0.8125rem; }

    .figures { display: flex; flex-wrap: wrap; gap: 0.5rem 1.6rem; margin-top: 1.25rem; }
    .figures > div { display: block; }
    .figures dt { line-height: 1.4; }
    .figures dd { font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
    .students td { font-variant-numeric: tabular-nums; }
    .students .points { width: 30%; min-width: 6.5rem; }
    .students .bar { margin-top: 0.35rem; }
    .students .doesNotCompile, .students .missing { color: var(--bad); }
    .students .notGraded, .students .graded, .students .earlier { color: var(--quiet); }
    .students .earlier { font-size: 0.8125rem; }
    .overview .bar { margin: 0.6rem 0 0.3rem; }
    .overview header { grid-template-columns: 1fr auto; }
    .overview .note { margin-left: 0; }
    details { margin-top: 0.4rem; font-size: 0.9375rem; }
    summary { cursor: pointer; color: var(--link); }
    details ul { list-style: none; margin-top: 0.3rem; }
    details li { display: inline-block; margin-right: 1rem; }
    footer { margin-top: 3rem; padding-top: 0.9rem; border-top: 1px solid var(--line); }

    @media (max-width: 30rem) {
      main { padding-top: 1.25rem; }
      .scenarios tr {
        display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1rem;
        padding: 0.5rem 0; border-top: 1px solid var(--line);
      }
      .scenarios thead tr { border-top: 0; padding: 0; }
      .scenarios .group { border-top: 0; padding: 1rem 0 0.3rem; }
      .scenarios th, .scenarios td { width: auto; padding: 0; border: 0; }
      dl > div { display: block; padding: 0.25rem 0; }
      .card > dl, .finding { margin-left: 0; }
      .timeline { padding: 0.5rem; }
      .timeline li { grid-template-columns: 1.7rem 1fr; column-gap: 0.6rem; }
      .d1 .event { padding-left: 0.7rem; }
      .d2 .event { padding-left: 1.4rem; }
      .d3 .event { padding-left: 2.1rem; }
      .d4 .event { padding-left: 2.8rem; }
      .d5 .event { padding-left: 3.5rem; }
      .d6 .event { padding-left: 4.2rem; }
    }
    @media print {
      body { background: none; }
      main { max-width: none; padding: 0; }
      .card, tr { break-inside: avoid; }
      .bar, .mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    }
    """
}
