import { css } from '@emotion/react';
import { graphql, type PageProps } from 'gatsby';
import { FeatureGrid } from '../components/cards/FeatureGrid';
import { PointList } from '../components/cards/PointList';
import { RequestBoard } from '../components/code/RequestBoard';
import { ArticleColumns } from '../components/docs/ArticleColumns';
import { ResourceGroups } from '../components/docs/ResourceGroups';
import { Hero } from '../components/page/Hero';
import { Section } from '../components/page/Section';
import { ReferenceTree } from '../components/reference/ReferenceTree';
import { Layout } from '../layout/Layout';
import { color, space, text } from '../theme/tokens';

export const query = graphql`
  query ApiPage($path: String) {
    ...Layout
    api {
      ...PageContent
      headline
      lede(marked: true)
      example {
        request {
          ...RequestSample
        }
      }
      conventions {
        icon
        title
        text(marked: true)
      }
      errors {
        ...Point
      }
    }
    apiDescription {
      groups {
        name
        rail
        resources {
          name
          path
          summary(marked: true)
        }
      }
      summaryFigures {
        ...Figure
      }
    }
  }
`;

const files = css({ marginTop: space(2), ...text.body, color: color.ink2 });

const index = { path: '/documentation/api', name: 'API reference' };

const parts = [
  { id: 'conventions', text: 'Conventions' },
  { id: 'resources', text: 'Resources' },
  { id: 'errors', text: 'Errors' },
];

/** The index of the API reference. */
export default function ApiPage({ data, location }: PageProps<Queries.ApiPageQuery>) {
  const { api, apiDescription } = data;
  const known = new Set(api.figures.map(({ yamlId }) => yamlId));
  const page = {
    ...api,
    figures: [...api.figures, ...apiDescription.summaryFigures.filter(({ yamlId }) => !known.has(yamlId))],
  };
  return (
    <Layout data={data} location={location} page={page} wide>
      <ArticleColumns
        side={<ReferenceTree groups={apiDescription.groups} page={index} headings={[]} />}
        headings={parts}
        wide
      >
        <Hero headline={api.headline} lede={api.lede} eyebrow="Developers / API reference" />
        <RequestBoard request={api.example.request} legend="Language of the example" heading="h2" />
        <Section title="Conventions" id="conventions">
          <FeatureGrid features={api.conventions} />
        </Section>
        <Section
          title="Resources"
          id="resources"
          lede="Each page lists the fields, requests, events and simulations of one resource."
        >
          <ResourceGroups groups={apiDescription.groups} />
          <p css={files}>
            Download the OpenAPI 3.1 description: <a href="/openapi.yaml">openapi.yaml</a>,{' '}
            <a href="/openapi.json">openapi.json</a>.
          </p>
        </Section>
        <Section
          title="Errors"
          id="errors"
          lede="Handle errors by their type. The other fields are for people to read."
        >
          <PointList points={api.errors} code />
        </Section>
      </ArticleColumns>
    </Layout>
  );
}
