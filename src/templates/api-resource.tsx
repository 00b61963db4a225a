import { graphql, type PageProps } from 'gatsby';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { CopiedLink } from '../components/reference/CopiedLink';
import { Endpoints } from '../components/reference/Endpoints';
import { ReferenceTree } from '../components/reference/ReferenceTree';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';

export const query = graphql`
  fragment ApiFieldRow on ApiField {
    name
    path
    depth
    kind
    target {
      name
      href
    }
    required
    text(marked: true)
    values {
      value
      text(marked: true)
      href
    }
    codes {
      name
      href
      count
    }
  }
  fragment ApiOperationPart on ApiOperation {
    id
    method
    path
    name
    text(marked: true)
    parameters {
      ...ApiFieldRow
    }
    body {
      ...ApiFieldRow
    }
    returns {
      name
      href
    }
    many
    responseFields {
      ...ApiFieldRow
    }
    response
    samples {
      name
      html
    }
    changes
    errors {
      status
      type
      example
    }
    snippets {
      name
      html
    }
  }
  query ApiResourcePage($slug: String!, $path: String) {
    ...Layout
    ...DocumentationShell
    brand {
      urls {
        api
        sandbox_api
      }
    }
    apiDescription {
      groups {
        name
        resources {
          name
          path
        }
      }
      resource(slug: $slug) {
        path
        name
        singular
        tag
        text(marked: true)
        rail
        disclosures
        example
        fields {
          ...ApiFieldRow
        }
        lifecycles {
          ...LineData
        }
        operations {
          ...ApiOperationPart
        }
        simulations {
          ...ApiOperationPart
        }
        events {
          category
          text(marked: true)
        }
        event
        errors {
          status
          text(marked: true)
        }
      }
      resourceFigures(slug: $slug) {
        ...Figure
      }
    }
  }
`;

const ResourceBody = staticIsland('api-resource', () => import('../components/reference/ResourceBody'));

type Resource = Queries.ApiResourcePageQuery['apiDescription']['resource'];

/** The parts of a resource's page, in its order. */
const partsOf = ({ lifecycles, operations, events, errors, simulations }: Resource) => [
  { id: 'object', text: 'The object' },
  ...(lifecycles.length > 0 ? [{ id: 'states', text: 'States' }] : []),
  ...operations.map(({ id, name }) => ({ id, text: name })),
  ...(events.length > 0 ? [{ id: 'events', text: 'Events' }] : []),
  ...(errors.length > 0 ? [{ id: 'errors', text: 'Errors' }] : []),
  ...(simulations.length > 0 ? [{ id: 'sandbox', text: 'Simulations' }] : []),
  ...simulations.map(({ id, name }) => ({ id, text: name })),
];

/** The reference page of one API resource. */
export default function ApiResourcePage({ data, location }: PageProps<Queries.ApiResourcePageQuery>) {
  const { apiDescription: api } = data;
  const { resource } = api;
  const headings = partsOf(resource);
  const page = {
    title: `${resource.name}, API reference`,
    description: `The ${resource.singular} object of the API: its fields, requests with code examples, events and sandbox simulations.`,
    figures: api.resourceFigures,
    disclosures: resource.disclosures,
    subject: { kind: 'article' } as const,
  };
  return (
    <Layout data={data} location={location} page={page} wide>
      <DocumentationPage
        path={resource.path}
        above={[
          { name: 'Documentation', href: '/documentation' },
          { name: 'API reference', href: '/documentation/api' },
        ]}
        name={resource.name}
        lede={resource.text}
        rail={resource.rail}
        side={<ReferenceTree groups={api.groups} page={resource} headings={headings} />}
        headings={headings}
        beside={<Endpoints operations={resource.operations} environments={data.brand.urls} />}
        data={data}
        list={api.groups.flatMap(({ resources }) =>
          resources.map(({ name, path }) => ({ name, href: path })),
        )}
      >
        <ResourceBody resource={resource} />
      </DocumentationPage>
      <CopiedLink />
    </Layout>
  );
}
