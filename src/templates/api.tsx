import { graphql, type PageProps } from 'gatsby';
import { FeatureGrid } from '../components/cards/FeatureGrid';
import { PointList } from '../components/cards/PointList';
import { CodeBoard } from '../components/code/CodeBoard';
import { ResourceGroups } from '../components/docs/ResourceGroups';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { Layout } from '../layout/Layout';

export const query = graphql`
  query ApiPage {
    ...Layout
    api {
      title
      description
      figures {
        ...Figure
      }
      headline
      lede(marked: true)
      example {
        request {
          snippets {
            name
            html
          }
        }
      }
      conventions {
        icon
        title
        text(marked: true)
      }
      resources {
        title
        rail
        items {
          title
          text(marked: true)
        }
      }
      errors {
        title
        text(marked: true)
      }
      disclosures
    }
  }
`;

/** The entry of the API reference. */
export default function ApiPage({ data, location }: PageProps<Queries.ApiPageQuery>) {
  const { api } = data;
  return (
    <Layout data={data} location={location} page={api}>
      <Hero headline={api.headline} lede={api.lede} eyebrow="Developers / API reference" />
      <CodeBoard samples={api.example.request.snippets} legend="Language of the example" />
      <Section title="What holds for every request">
        <FeatureGrid features={api.conventions} />
      </Section>
      <Section title="Resources">
        <ResourceGroups groups={api.resources} />
      </Section>
      <Section title="Errors" lede="Match on type alone. The other fields are for people.">
        <PointList points={api.errors} code />
      </Section>
    </Layout>
  );
}
