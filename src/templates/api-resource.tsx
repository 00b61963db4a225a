import { graphql, type PageProps } from 'gatsby';
import { DocumentationPage } from '../components/docs/DocumentationPage';
import { useCopyButtons } from '../components/docs/use-copy-buttons';
import { staticIsland } from '../islands/static-island';
import { Layout } from '../layout/Layout';
import { listNeighborsOf } from '../lib/lists/neighbors';
import { sideGroups } from '../lib/lists/reference-groups';
import { alternatePath } from '../lib/routing/markdown-alternate';

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
    answer {
      ...ApiFieldRow
    }
    changes
    errors
    snippets {
      name
      html
    }
  }
  query ApiResourcePage($slug: String!, $path: String) {
    ...Layout
    ...DocumentationShell
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
      }
      resourceFigures(slug: $slug) {
        ...Figure
      }
    }
  }
`;

const ResourceBody = staticIsland('api-resource', () => import('../components/reference/ResourceBody'));

/** The reference page of one API resource. */
export default function ApiResourcePage({ data, location }: PageProps<Queries.ApiResourcePageQuery>) {
  const { apiDescription: api, site } = data;
  const { resource } = api;
  useCopyButtons();
  const resources = api.groups.flatMap((group) => group.resources);
  const headings = [
    { id: 'object', text: 'The object' },
    ...(resource.lifecycles.length > 0 ? [{ id: 'states', text: 'States' }] : []),
    ...resource.operations.map(({ id, name }) => ({ id, text: name })),
    ...(resource.events.length > 0 ? [{ id: 'events', text: 'Events' }] : []),
    ...(resource.simulations.length > 0 ? [{ id: 'sandbox', text: 'Simulations' }] : []),
  ];
  const page = {
    title: `${resource.name}, API reference`,
    description: `The ${resource.singular} object of the API: its fields, requests with code examples, events and sandbox simulations.`,
    figures: api.resourceFigures,
    disclosures: resource.disclosures,
    subject: { kind: 'article' } as const,
  };
  return (
    <Layout data={data} location={location} page={page}>
      <DocumentationPage
        path={resource.path}
        above={[
          { name: 'Documentation', href: '/documentation' },
          { name: 'API reference', href: '/documentation/api' },
        ]}
        name={resource.name}
        lede={resource.text}
        rail={resource.rail}
        groups={sideGroups(api.groups, resource.path)}
        headings={headings}
        {...listNeighborsOf(
          resources.map(({ name, path }) => ({ name, href: path })),
          resource.path,
        )}
        alternate={alternatePath(resource.path)}
        origin={site.url}
      >
        <ResourceBody key={resource.path} resource={resource} />
      </DocumentationPage>
    </Layout>
  );
}
ApiResourcePage.islands = [ResourceBody];
