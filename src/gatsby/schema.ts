/** Declares the GraphQL types of the content, and the two directives that they use. */
import type { GatsbyNode } from 'gatsby';
import { contentSdl } from '../content-model/graphql';
import { fillIn } from '../content-model/words';
import { type ResolverContext, wordsOfSite } from './words';

type Source = Record<string, unknown>;
type Info = { fieldName: string };

/** `@words`: puts the words in place of tokens such as {brand}. */
async function resolveWords(
  source: Source,
  _args: unknown,
  context: ResolverContext,
  info: Info,
): Promise<unknown> {
  const value = source[info.fieldName];
  if (typeof value === 'number') return String(value);
  const words = await wordsOfSite(context);
  return Array.isArray(value)
    ? value.map((entry) => fillIn(String(entry), words))
    : typeof value === 'string'
      ? fillIn(value, words)
      : value;
}

/** `@orEmpty`: a list that an editor left out is empty. */
const resolveOrEmpty = (source: Source, _args: unknown, _context: unknown, info: Info): unknown =>
  source[info.fieldName] ?? [];

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'words', extend: () => ({ resolve: resolveWords }) });
  actions.createFieldExtension({ name: 'orEmpty', extend: () => ({ resolve: resolveOrEmpty }) });
  actions.createTypes(contentSdl());
};
