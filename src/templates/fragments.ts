/** GraphQL fragments that several templates share. */
import { graphql } from 'gatsby';

export const fragments = graphql`
  fragment PageContent on PageContent {
    title
    description
    figures {
      ...Figure
    }
    disclosures
  }
  fragment SectionHead on SectionHead {
    title
    lede
  }
  fragment Point on Point {
    title
    text(marked: true)
  }
  fragment NamedLink on NamedLink {
    name
    href
  }
  fragment ProductCard on Product {
    path
    name
    rail
    summary
    tag
  }
  fragment RequestSample on ApiRequest {
    title
    snippets {
      name
      html
    }
    highlightedResponse
  }
  fragment SolutionRow on Solution {
    path
    name
    summary
    products {
      rail
      name
    }
  }
  fragment UpdateCard on Update {
    path
    title
    date
    summary
    sample
    kind
    breaking
    action_by
    passed
  }
  fragment UpdateRow on Update {
    ...UpdateCard
    story {
      figure
      label
      quote
      by
    }
    products {
      rail
      name
    }
  }
  fragment UpdateKinds on UpdatesContent {
    kinds {
      ...UpdateKind
    }
  }
  fragment UpdateKind on UpdateKind {
    id
    name
    filter
    title
  }

  fragment Figure on Fact {
    yamlId
    words
    label
    as_of
    review_by
    confidenceWords
    source {
      title
      url
    }
  }

  fragment LineData on Lifecycle {
    id
    object
    name
    sentence
    states {
      name
      kind
      final
      text(marked: true)
    }
    transitions {
      from
      to
      when
    }
  }

  fragment ServiceTimes on Service {
    id
    name
    kind
    windows {
      name
      cutoff {
        value
      }
      settlement {
        value
      }
    }
    opens {
      value
    }
    cutoff {
      value
    }
    settlement {
      value
    }
  }
  fragment TimetableService on Service {
    ...ServiceTimes
    settled_by
  }
  fragment PaymentService on Service {
    ...ServiceTimes
    limit {
      value
      words
    }
    limit_note
    directions
    final
    returns {
      banking_days {
        value
      }
      late {
        calendar_days {
          value
        }
      }
    }
    only
    fee
  }
  fragment ServiceRow on Service {
    id
    name
    timetable(marked: true)
    settles(marked: true)
    limit {
      words
    }
    limit_note
    returns {
      text(marked: true)
    }
  }

  fragment ComparedService on Service {
    ...ServiceRow
    directions
    final
    needs(marked: true)
    fee
  }

  fragment DocumentationShell on Query {
    site: brand {
      url
      urls {
        edit
      }
    }
    documentation {
      groups {
        title
        links {
          name
          href
        }
      }
    }
  }
`;
