/** Derived fields: the one record of a file, formatted facts, HTML, the social card. */
import type { GatsbyNode } from 'gatsby';
import { contentTypes } from '../../content-model/content-types';
import { blocksOf, type DisclosureTexts } from '../../content-model/disclosures/blocks';
import { formatFact } from '../../content-model/fact-format';
import { nameOf } from '../../lib/text/entry-name';
import { apiReferenceFields } from '../api-reference/resolvers';
import { breadcrumbsOf } from '../data/breadcrumbs';
import { isDevelop } from '../data/checked-content';
import { codeFields } from '../data/code-fields';
import { factIdsOfPage, factsOf, factUses } from '../data/fact-use';
import { listedPages } from '../data/listed-pages';
import { pageChanges } from '../data/page-changes';
import {
  type ContentNodes,
  dependOnContent,
  type ResolverContext,
  recordById,
  recordOf,
} from '../data/resolver-context';
import { buildTimeType, now } from '../data/site-inputs';
import { markdownFields } from '../markdown/markdown-fields';
import { requestFields } from '../markdown/request-fields';
import { socialCardPath } from '../social-cards/address';
import { writeSocialCard } from '../social-cards/card-files';
import { cardOf } from '../social-cards/card-of-page';
import type { SocialCardInput } from '../social-cards/format';
import { updateFields, updateListFields } from '../update-lists/resolvers';

type Resolver = {
  type: string;
  args?: Record<string, string>;
  resolve: (source: object, args: { id: string }, context: ResolverContext) => unknown;
};

/** `brand`, `navigation`, … return the one record of a file; `productById(id)` and the like one of many. None is nullable. */
const rootFields: Record<string, Resolver> = Object.fromEntries(
  contentTypes.map(({ name, root, kind }): [string, Resolver] => [
    root,
    kind === 'file'
      ? {
          type: `${name}!`,
          resolve: (_, _args, context) => {
            dependOnContent(context);
            return recordOf(name, context);
          },
        }
      : {
          type: `${name}!`,
          args: { id: 'String!' },
          resolve: (_, { id }, context) => recordById(name, id, context),
        },
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

/** The confidence in a fact's source, as facts-page.yaml phrases it; null for our own definition. */
const confidenceInWords = async ({ confidence }: FactRecord, _args: object, context: ResolverContext) =>
  confidence ? nameOf((await recordOf('FactsPageContent', context)).confidence, confidence) : null;

const pageFields = Object.fromEntries(
  contentTypes
    .filter(({ route }) => route !== undefined)
    .map(({ name }) => [
      name,
      {
        figures: {
          type: '[Fact!]!',
          resolve: async ({ fields }: ContentNodes['Product'], _args: object, context: ResolverContext) =>
            factsOf(await factIdsOfPage(fields.path, context), context),
        },
        ...(['Article', 'Update', 'CompanyPage'].includes(name) ? markdownFields : {}),
      },
    ]),
);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    Query: {
      ...rootFields,
      socialCard: {
        type: 'String!',
        args: { path: 'String' },
        resolve: async (_: object, { path }: PathArgs, context: ResolverContext) =>
          addressOfCard(await cardOf(path ?? '/', context)),
      },
      listedPages: {
        type: '[ListedPage!]!',
        resolve: (_: object, _args: object, context: ResolverContext) => listedPages(context),
      },
      breadcrumbs: {
        type: '[Crumb!]!',
        args: { path: 'String' },
        resolve: (_: object, { path }: PathArgs, context: ResolverContext) =>
          breadcrumbsOf(path ?? '', context),
      },
      pageChanges: {
        type: '[PageChange!]!',
        resolve: (_: object, _args: object, context: ResolverContext) => pageChanges(context),
      },
      ...updateListFields,
      builtAt: {
        type: 'String!',
        resolve: (_: object, _args: object, context: ResolverContext) => builtAt(context),
      },
    },
    Fact: {
      words: {
        type: 'String!',
        resolve: ({ value, unit }: FactRecord) => formatFact({ value, unit }),
      },
      confidenceWords: { type: 'String', resolve: confidenceInWords },
      pages: {
        type: '[FactPage!]!',
        resolve: async ({ yamlId }: FactRecord, _args: object, context: ResolverContext) =>
          (await factUses(context)).filter(({ ids }) => ids.includes(yamlId)),
      },
    },
    ApiRequest: requestFields,
    DisclosuresContent: {
      blocks: { type: '[DisclosureBlock!]!', resolve: (texts: DisclosureTexts) => blocksOf(texts) },
    },
    ...pageFields,
  });
  create(updateFields);
  create(codeFields);
  create(apiReferenceFields);
};
