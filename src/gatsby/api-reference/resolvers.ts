/** GraphQL resolvers for the API description. */
import { networksOf } from '../../content-model/api/code-networks';
import { cachePerDataVersion } from '../data/data-version-cache';
import { factsOf } from '../data/fact-use';
import { type ResolverContext, recordsOf, resolvers } from '../data/resolver-context';
import { interpolated } from '../data/variables';
import { highlight } from '../markdown/highlight';
import { lifecycleOf } from '../markdown/markdown-fields';
import { prettyJson } from '../markdown/pretty-json';
import { highlightedSnippets } from '../markdown/request-fields';
import { descriptionOf, servedJson } from './description';
import { markFields } from './mark-fields';
import { type ApiError, type ApiOperation, type ApiResource, groupsOf, type RailField } from './resource';

const groups = cachePerDataVersion(async (context) => groupsOf(await descriptionOf(context)));

const allResources = async (context: ResolverContext): Promise<ApiResource[]> =>
  (await groups(context)).flatMap(({ resources }) => resources);

type BySlug = { slug: string };

async function resourceAt({ slug }: BySlug, context: ResolverContext): Promise<ApiResource> {
  const resource = (await allResources(context)).find((candidate) => candidate.slug === slug);
  if (!resource) throw new Error(`The API description has no resource "${slug}". Add it to content/api/.`);
  return resource;
}

/** A link to the page of a resource. */
async function linkTo(tag: string | null, context: ResolverContext) {
  const resource = (await allResources(context)).find((candidate) => candidate.tag === tag);
  return resource ? { name: resource.singular, href: resource.path } : null;
}

async function json(value: unknown, context: ResolverContext): Promise<string> {
  const text = await interpolated(JSON.stringify(value), context);
  return highlight(prettyJson(text), 'json');
}

const factVariable = /\{(?:fact|clock):([a-z0-9-]+)\}/g;

/** The facts in texts with variables. */
const figuresIn = (texts: object, context: ResolverContext) =>
  factsOf(
    [...JSON.stringify(texts).matchAll(factVariable)].map(([, id = '']) => id),
    context,
  );

/** The lifecycles that a resource's page draws. */
const lifecyclesOf = ({ lifecycleIds }: ApiResource, context: ResolverContext) =>
  Promise.all(lifecycleIds.map((id) => lifecycleOf(id, context)));

/** A longer list of values appears only on the page of codes. */
const longestList = 24;

/** The codes' pages for a field's values, and the page that lists all values if there are too many to repeat. */
async function codePagesOf(field: RailField, context: ResolverContext) {
  const { whole, networks } = networksOf(field, field.rail, await recordsOf('CodeNetwork', context));
  const hrefs = new Map(
    networks.flatMap(({ fields, codes }) =>
      codes.map(({ reason, slug }): [string, string] => [reason, `${fields.path}/${slug}`]),
    ),
  );
  const count = field.values.length;
  const index = whole && count > longestList ? { name: whole.name, href: whole.fields.path, count } : null;
  return { hrefs, index };
}

/** Resolvers of the API reference. */
export const apiReferenceFields = resolvers({
  ApiDescription: {
    json: (_, _args, context) => servedJson(context),
    groups: (_, _args, context) => groups(context),
    resource: (_, args: BySlug, context) => resourceAt(args, context),
    summaryFigures: async (_, _args, context) =>
      figuresIn(
        (await allResources(context)).map(({ summary }) => summary),
        context,
      ),
    resourceFigures: async (_, args: BySlug, context) => {
      const resource = await resourceAt(args, context);
      const { text, fields, operations, simulations } = resource;
      const lifecycles = await lifecyclesOf(resource, context);
      return figuresIn({ text, fields, operations, simulations, lifecycles }, context);
    },
  },
  ApiResource: {
    lifecycles: (resource: ApiResource, _args, context) => lifecyclesOf(resource, context),
    example: ({ example }: ApiResource, _args, context) => json(example, context),
    event: ({ event }: ApiResource, _args, context) => event && json(event, context),
  },
  ApiOperation: {
    returns: ({ returns }: ApiOperation, _args, context) => linkTo(returns, context),
    response: async ({ response, changes }: ApiOperation, _args, context) =>
      response === undefined ? null : markFields(await json(response, context), changes),
    samples: ({ samples }: ApiOperation, _args, context) =>
      samples.map(async ({ name, example, changes }) => {
        return { name, html: markFields(await json(example, context), changes) };
      }),
    snippets: async ({ request }: ApiOperation, _args, context) => {
      const { body } = request;
      const filled = body === undefined ? request : { ...request, body: await interpolated(body, context) };
      return highlightedSnippets(filled, context);
    },
  },
  ApiError: {
    example: ({ example }: ApiError, _args, context) => (example === null ? null : json(example, context)),
  },
  ApiField: {
    target: ({ references }: RailField, _args, context) => linkTo(references, context),
    values: async (field: RailField, _args, context) => {
      const { hrefs, index } = await codePagesOf(field, context);
      return index ? [] : field.values.map((one) => ({ ...one, href: hrefs.get(one.value) ?? null }));
    },
    codes: async (field: RailField, _args, context) => (await codePagesOf(field, context)).index,
  },
});
