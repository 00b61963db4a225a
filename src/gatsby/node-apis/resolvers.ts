/** Derived fields: the one record of a file, formatted facts, HTML, the social card. */
import type { GatsbyNode } from 'gatsby';
import { contentTypes } from '../../content-model/content-types';
import { blocksOf, type DisclosureTexts } from '../../content-model/disclosures/blocks';
import { formatFact } from '../../content-model/fact-format';
import { nameOf } from '../../lib/text/entry-name';
import { apiReferenceFields } from '../api-reference/resolvers';
import { isDevelop } from '../data/checked-content';
import { codeFields } from '../data/code-fields';
import { factIdsOfPage, factsOf, factUses } from '../data/fact-use';
import { breadcrumbsOf, listedPages } from '../data/listed-pages';
import { pageChanges } from '../data/page-changes';
import {
  type ContentNodes,
  dependOnContent,
  field,
  type ResolverContext,
  recordById,
  recordOf,
  resolvers,
} from '../data/resolver-context';
import { buildTimeType, now } from '../data/site-inputs';
import { markdownFields } from '../markdown/markdown-fields';
import { requestFields } from '../markdown/request-fields';
import { writeSocialCard } from '../social-cards/card-files';
import { cardOf } from '../social-cards/card-of-page';
import { type SocialCardInput, socialCardPath } from '../social-cards/format';
import { updateFields, updateListFields } from '../update-lists/resolvers';

/** `brand`, `navigation`, … return the one record of a file; `productById(id)` and the like one of many. None is nullable. */
const rootFields = Object.fromEntries(
  contentTypes.map(({ name, root, kind }) => [
    root,
    kind === 'file'
      ? field(`${name}!`, (_, _args, context) => {
          dependOnContent(context);
          return recordOf(name, context);
        })
      : field(`${name}!`, (_, { id }: { id: string }, context) => recordById(name, id, context), {
          id: 'String!',
        }),
  ]),
);

type FactRecord = ContentNodes['Fact'];
type PathArgs = { path?: string | null };

/** The address of a card from the root of the site. In development, also draws it. */
const addressOfCard = async (card: SocialCardInput): Promise<string> =>
  isDevelop() ? writeSocialCard(card, 'public') : socialCardPath(card);

/** The time of the build, in ISO 8601. */
async function builtAt({ nodeModel }: ResolverContext): Promise<string> {
  const node = (await nodeModel.getNodeById?.({ id: buildTimeType })) as { at: string } | null | undefined;
  return node?.at ?? now().toISOString();
}

const pageFields = Object.fromEntries(
  contentTypes
    .filter(({ route }) => route !== undefined)
    .map(({ name, format }) => [
      name,
      {
        figures: async ({ fields }: ContentNodes['Product'], _args: object, context: ResolverContext) =>
          factsOf(await factIdsOfPage(fields.path, context), context),
        ...(format === 'markdown' ? markdownFields : {}),
      },
    ]),
);

const path = { path: 'String' };

const derived = resolvers({
  Query: {
    ...rootFields,
    socialCard: field(
      'String!',
      async (_, args: PathArgs, context) => addressOfCard(await cardOf(args.path ?? '/', context)),
      path,
    ),
    listedPages: field('[ListedPage!]!', (_, _args, context) => listedPages(context)),
    breadcrumbs: field(
      '[Crumb!]!',
      (_, args: PathArgs, context) => breadcrumbsOf(args.path ?? '', context),
      path,
    ),
    pageChanges: field('[PageChange!]!', (_, _args, context) => pageChanges(context)),
    ...updateListFields,
    builtAt: field('String!', (_, _args, context) => builtAt(context)),
  },
  Fact: {
    words: ({ value, unit }: FactRecord) => formatFact({ value, unit }),
    // As facts-page.yaml phrases it; null for our own definition.
    confidenceWords: async ({ confidence }: FactRecord, _args, context) =>
      confidence ? nameOf((await recordOf('FactsPageContent', context)).confidence, confidence) : null,
    pages: async ({ yamlId }: FactRecord, _args, context) =>
      (await factUses(context)).filter(({ ids }) => ids.includes(yamlId)),
  },
  ApiRequest: requestFields,
  DisclosuresContent: { blocks: field('[DisclosureBlock!]!', (texts: DisclosureTexts) => blocksOf(texts)) },
  ...pageFields,
});

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  for (const fields of [derived, updateFields, codeFields, apiReferenceFields]) create(fields);
};
