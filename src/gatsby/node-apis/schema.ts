/** Declares the GraphQL types of the content, and the directives that they use. */
import type { GatsbyNode } from 'gatsby';
import { contentSdl } from '../../content-model/graphql';
import { interpolate } from '../../content-model/variables';
import { apiReferenceSdl } from '../api-reference/sdl';
import type { ResolverContext } from '../data/resolver-context';
import { markedVariablesOfSite, variablesOfSite } from '../data/variables';

type Source = Record<string, unknown>;
type Info = { fieldName: string };

/** `@words`: puts the words in place of tokens such as {brand}; `marked: true` keeps which of them are facts. */
async function resolveWords(
  source: Source,
  { marked }: { marked?: boolean },
  context: ResolverContext,
  info: Info,
): Promise<unknown> {
  const value = source[info.fieldName];
  if (typeof value === 'number') return String(value);
  const variables = await (marked ? markedVariablesOfSite(context) : variablesOfSite(context));
  return Array.isArray(value)
    ? value.map((entry) => interpolate(String(entry), variables))
    : typeof value === 'string'
      ? interpolate(value, variables)
      : value;
}

/** `@day`: YAML reads an unquoted day as an instant; pages get it as "2026-11-20" again. A day may be left out. */
function resolveDay(source: Source, _args: object, _context: unknown, info: Info): unknown {
  const day = source[info.fieldName] as string | Date | null | undefined;
  return day == null ? null : new Date(day).toISOString().slice(0, 10);
}

type Resolve = (source: Source, args: unknown, context: ResolverContext, info: Info) => unknown;

/** `@orEmpty`: a list that an editor left out is empty. What other directives make of a list stays. */
const orEmpty = (_options: unknown, { resolve }: { resolve?: Resolve }) => ({
  resolve: async (...[source, args, context, info]: Parameters<Resolve>): Promise<unknown> =>
    (await (resolve ? resolve(source, args, context, info) : source[info.fieldName])) ?? [],
});

/** `@orFalse`: a switch that an editor left out is off. */
const orFalse = () => ({
  resolve: (source: Source, _args: object, _context: unknown, { fieldName }: Info): unknown =>
    source[fieldName] ?? false,
});

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'words', extend: () => ({ resolve: resolveWords }) });
  actions.createFieldExtension({ name: 'day', extend: () => ({ resolve: resolveDay }) });
  actions.createFieldExtension({ name: 'orEmpty', extend: orEmpty });
  actions.createFieldExtension({ name: 'orFalse', extend: orFalse });
  actions.createTypes(contentSdl());
  actions.createTypes(apiReferenceSdl);
};
