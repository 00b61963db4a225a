/** GraphQL resolvers for the API description. */

import type { ApiField } from '../../content-model/api/fields';
import type { Description } from '../../content-model/api/openapi';
import { factsOf } from '../data/fact-use';
import type { ResolverContext } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import { highlight } from '../markdown/highlight';
import { lifecycleOf } from '../markdown/markdown-fields';
import { prettyJson } from '../markdown/pretty-json';
import { highlightedSnippets } from '../markdown/request-fields';
import { codePagesOf } from './code-pages';
import { descriptionOf, servedJson } from './description';
import { markFields } from './mark-fields';
import { type ApiError, type ApiOperation, type ApiResource, groupsOf } from './resource';

const below = '/documentation/api';

const all = (api: Description): ApiResource[] => groupsOf(api).flatMap(({ resources }) => resources);

function resourceAt(api: Description, slug: string): ApiResource {
  const resource = all(api).find((candidate) => candidate.slug === slug);
  if (!resource) throw new Error(`The API description has no resource "${slug}". Add it to content/api/.`);
  return resource;
}

/** Passed down with each resource, so that the resolvers of its fields know where they are. */
type Within = { api: Description; resource: ApiResource };
type In<T> = T & { within: Within };

const placed = <T extends object>(entries: readonly T[], within: Within): In<T>[] =>
  entries.map((entry) => ({ ...entry, within }));

const withPath = (api: Description, resource: ApiResource) => ({
  ...resource,
  path: `${below}/${resource.slug}`,
  within: { api, resource },
});

/** A link to the page of a resource. */
function linkTo(tag: string | null, { api }: Within): { name: string; href: string } | null {
  const resource = all(api).find((candidate) => candidate.tag === tag);
  return resource ? { name: resource.singular, href: `${below}/${resource.slug}` } : null;
}

async function json(value: unknown, context: ResolverContext): Promise<string> {
  const text = await interpolated(JSON.stringify(value), context);
  return highlight(prettyJson(text), 'json');
}

/** The facts in texts with variables. */
const figuresIn = (texts: object, context: ResolverContext) =>
  factsOf(
    [...JSON.stringify(texts).matchAll(factVariable)].map(([, id = '']) => id),
    context,
  );

/** The lifecycles that a resource's page draws. */
const lifecyclesOf = ({ lifecycleIds }: ApiResource, context: ResolverContext) =>
  Promise.all(lifecycleIds.map((id) => lifecycleOf(id, context)));

const factVariable = /\{(?:fact|clock):([a-z0-9-]+)\}/g;

type Marked = { marked?: boolean };

/** Resolvers of the API reference. */
export const apiReferenceFields = {
  ApiDescription: {
    json: {
      type: 'String!',
      resolve: (_record: object, _args: Marked, context: ResolverContext) => servedJson(context),
    },
    groups: {
      type: '[ApiGroup!]!',
      resolve: async (_record: object, _args: Marked, context: ResolverContext) => {
        const api = await descriptionOf(context);
        return groupsOf(api).map(({ resources, ...group }) => ({
          ...group,
          resources: resources.map((resource) => withPath(api, resource)),
        }));
      },
    },
    resource: {
      type: 'ApiResource!',
      args: { slug: 'String!' },
      resolve: async (_record: object, { slug }: { slug: string }, context: ResolverContext) => {
        const api = await descriptionOf(context);
        return withPath(api, resourceAt(api, slug));
      },
    },
    summaryFigures: {
      type: '[Fact!]!',
      resolve: async (_record: object, _args: Marked, context: ResolverContext) =>
        figuresIn(
          all(await descriptionOf(context)).map(({ summary }) => summary),
          context,
        ),
    },
    resourceFigures: {
      type: '[Fact!]!',
      args: { slug: 'String!' },
      resolve: async (_record: object, { slug }: { slug: string }, context: ResolverContext) => {
        const resource = resourceAt(await descriptionOf(context), slug);
        const { text, fields, operations, simulations } = resource;
        const lifecycles = await lifecyclesOf(resource, context);
        return figuresIn({ text, fields, operations, simulations, lifecycles }, context);
      },
    },
  },
  ApiResource: {
    lifecycles: {
      type: '[Lifecycle!]!',
      resolve: (resource: ApiResource, _args: Marked, context: ResolverContext) =>
        lifecyclesOf(resource, context),
    },
    example: {
      type: 'String!',
      resolve: ({ example }: ApiResource, _args: Marked, context: ResolverContext) => json(example, context),
    },
    event: {
      type: 'String',
      resolve: ({ event }: ApiResource, _args: Marked, context: ResolverContext) =>
        event && json(event, context),
    },
    fields: {
      type: '[ApiField!]!',
      resolve: ({ fields, within }: In<ApiResource>) => placed(fields, within),
    },
    operations: {
      type: '[ApiOperation!]!',
      resolve: ({ operations, within }: In<ApiResource>) => placed(operations, within),
    },
    simulations: {
      type: '[ApiOperation!]!',
      resolve: ({ simulations, within }: In<ApiResource>) => placed(simulations, within),
    },
  },
  ApiOperation: {
    ...Object.fromEntries(
      (['parameters', 'body', 'responseFields'] as const).map((name) => [
        name,
        {
          type: '[ApiField!]!',
          resolve: ({ [name]: fields, within }: In<ApiOperation>) => placed(fields, within),
        },
      ]),
    ),
    returns: {
      type: 'ApiLink',
      resolve: ({ returns, within }: In<ApiOperation>) => linkTo(returns, within),
    },
    response: {
      type: 'String',
      resolve: async ({ response, changes }: ApiOperation, _args: Marked, context: ResolverContext) =>
        response === undefined ? null : markFields(await json(response, context), changes),
    },
    snippets: {
      type: '[CodeSnippet!]!',
      resolve: async ({ request }: ApiOperation, _args: Marked, context: ResolverContext) => {
        const { body } = request;
        const filled = body === undefined ? request : { ...request, body: await interpolated(body, context) };
        return highlightedSnippets(filled, context);
      },
    },
  },
  ApiError: {
    example: {
      type: 'String',
      resolve: ({ example }: ApiError, _args: Marked, context: ResolverContext) =>
        example === null ? null : json(example, context),
    },
  },
  ApiField: {
    target: {
      type: 'ApiLink',
      resolve: ({ references, within }: In<ApiField>) => linkTo(references, within),
    },
    values: {
      type: '[ApiValue!]!',
      resolve: async (field: In<ApiField>, _args: Marked, context: ResolverContext) => {
        const { hrefs, index } = await codePagesOf(field, field.within.resource.rail, context);
        return index ? [] : field.values.map((one) => ({ ...one, href: hrefs.get(one.value) ?? null }));
      },
    },
    codes: {
      type: 'ApiCodes',
      resolve: async (field: In<ApiField>, _args: Marked, context: ResolverContext) =>
        (await codePagesOf(field, field.within.resource.rail, context)).index,
    },
  },
};
