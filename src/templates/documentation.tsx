import { graphql, type PageProps } from 'gatsby';
import { GoalGrid } from '../components/cards/FeatureGrid';
import { PointList } from '../components/cards/PointList';
import { DocumentationGroups } from '../components/docs/DocumentationGroups';
import { Quickstart } from '../components/docs/Quickstart';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { StartingPoints } from '../components/search/StartingPoints';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query DocumentationPage($path: String) {
    ...Layout
    documentation {
      ...PageContent
      headline
      lede(marked: true)
      quickstart {
        head {
          ...SectionHead
        }
        steps {
          title
          text(marked: true)
          href
        }
        example {
          request {
            snippets {
              name
              html
            }
          }
        }
      }
      goals {
        title
        text
        href
        icon
      }
      groups {
        title
        links {
          ...NamedLink
        }
      }
      basics {
        head {
          ...SectionHead
        }
        points {
          ...Point
        }
      }
    }
  }
`;

/** The start of the documentation: the quickstart, entry points by goal, all articles, conventions of the API. */
export default function DocumentationPage({ data, location }: PageProps<Queries.DocumentationPageQuery>) {
  const { documentation } = data;
  return (
    <Layout data={data} location={location} page={documentation}>
      <Hero
        headline={documentation.headline}
        lede={documentation.lede}
        eyebrow="Developers / Documentation"
        actions={<StartingPoints />}
      />
      <Quickstart {...documentation.quickstart} />
      <Section title="By task">
        <GoalGrid goals={documentation.goals} />
      </Section>
      <Section {...documentation.basics.head}>
        <PointList points={documentation.basics.points} />
      </Section>
      <Section title="All articles">
        <DocumentationGroups groups={documentation.groups} />
      </Section>
    </Layout>
  );
}
