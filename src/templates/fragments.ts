/** GraphQL fragments that several templates share. */
import { graphql } from 'gatsby';

export const cardFragments = graphql`
  fragment ProductCard on Product {
    path
    name
    rail
    summary
    tag
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
`;

export const figureFragments = graphql`
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
`;

export const lifecycleFragment = graphql`
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
`;

export const arrivalFragment = graphql`
  fragment ServiceTimes on Service {
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
  }
  fragment ServiceTerms on Service {
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
  }
  fragment ArrivalService on Service {
    id
    ...ServiceTimes
    settlement {
      value
    }
    settled_by
    expires {
      value
    }
    ...ServiceTerms
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
`;

export const choiceFragment = graphql`
  fragment ChoiceService on Service {
    id
    name
    kind
    timetable
    settles
    ...ServiceTerms
    not_in_chooser
    fee
  }
  fragment ComparedService on Service {
    id
    name
    timetable(marked: true)
    settles(marked: true)
    limit {
      words
    }
    limit_note
    directions
    final
    returns {
      text(marked: true)
    }
    needs(marked: true)
    fee
  }
`;

export const documentationFragment = graphql`
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
