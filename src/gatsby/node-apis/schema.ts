/** Declares the GraphQL types of the content, and their directives. */
import type { GatsbyNode } from 'gatsby';
import { contentSdl } from '../../content-model/graphql';
import { apiReferenceSdl } from '../api-reference/sdl';
import { type ResolverContext, recordOf } from '../data/resolver-context';
import { interpolated } from '../data/variables';

type Source = Record<string, unknown>;
type Info = { fieldName: string };
type InheritedField = 'default_title' | 'default_description';

/**
 * `@words`: interpolates variables such as {brand}; with `marked: true`, facts and addresses are marked as links. Most texts have none, and every
 * page has hundreds of texts: GraphQL needs several times as long for a promise.
 */
function resolveWords(
  source: Source,
  { marked }: { marked?: boolean },
  context: ResolverContext,
  info: Info,
): unknown {
  const value = source[info.fieldName];
  if (typeof value === 'number') return String(value);
  const marks = marked ? 'figures and addresses' : 'none';
  const filled = (text: string) => (text.includes('{') ? interpolated(text, context, marks) : text);
  if (!Array.isArray(value)) return typeof value === 'string' ? filled(value) : value;
  const texts = value.map((entry) => filled(String(entry)));
  return texts.every((text) => typeof text === 'string') ? texts : Promise.all(texts);
}

/** `@day`: YAML parses an unquoted day as an instant; this returns "2026-11-20" again. The day may be absent. */
function resolveDay(source: Source, _args: object, _context: unknown, info: Info): unknown {
  const day = source[info.fieldName] as string | Date | null | undefined;
  return day == null ? null : new Date(day).toISOString().slice(0, 10);
}

type Resolve = (source: Source, args: unknown, context: ResolverContext, info: Info) => unknown;

/** `@orEmpty` and `@orFalse`: an absent list is empty, and an absent switch is off. Keeps other directives' results. */
const absentAs =
  (fallback: unknown) =>
  (_options: unknown, { resolve }: { resolve?: Resolve }) => ({
    resolve: (...[source, args, context, info]: Parameters<Resolve>): unknown => {
      const value = resolve ? resolve(source, args, context, info) : source[info.fieldName];
      return value instanceof Promise ? value.then((known) => known ?? fallback) : (value ?? fallback);
    },
  });

/** `@inherited`: a text that a record doesn't have is that of a field in site.yaml. Keeps other directives' results. */
const inherited = ({ from }: { from: InheritedField }, { resolve }: { resolve?: Resolve }) => ({
  resolve: async (...[source, args, context, info]: Parameters<Resolve>): Promise<unknown> => {
    const own = resolve ? await resolve(source, args, context, info) : source[info.fieldName];
    if (own !== null && own !== undefined) return own;
    const brand = await recordOf('BrandContent', context);
    return interpolated(brand[from], context);
  },
});

/** What the head, the figures and the footer of a page need, by its record. */
const pageContent = `interface PageContent {
  title: String!
  description: String!
  figures: [Fact!]!
  disclosures: [OptionalDisclosure!]!
}`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'words', extend: () => ({ resolve: resolveWords }) });
  actions.createFieldExtension({ name: 'day', extend: () => ({ resolve: resolveDay }) });
  actions.createFieldExtension({ name: 'inherited', args: { from: 'String!' }, extend: inherited });
  actions.createFieldExtension({ name: 'orEmpty', extend: absentAs([]) });
  actions.createFieldExtension({ name: 'orFalse', extend: absentAs(false) });
  actions.createTypes(`${pageContent}\n${contentSdl()}\n${apiReferenceSdl}`);
};
