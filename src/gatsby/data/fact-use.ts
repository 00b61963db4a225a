/** Which page shows which fact, so that each page can cite its figures' sources, and each fact can list its pages. */
import { blocksOf } from '../../content-model/disclosures/blocks';
import { factsIn } from '../../content-model/fact-use';
import { lifecyclesIn } from '../../content-model/markdown-dialect';
import { allUpdates, firstOfEach } from '../update-lists/update-pages';
import { contentPages, type PageRecord } from './content-pages';
import { cachePerDataVersion } from './data-version-cache';
import { type ContentNodes, type ResolverContext, recordOf, recordsOf } from './resolver-context';
import { fieldsOf, fragmentsOf } from './template-queries';

/** A page with the facts that it shows. Its title may have variables. */
export type FactUse = { path: string; title: string; ids: readonly string[] };

/** The records on which a page's query spreads a fragment. */
type Spread = {
  readonly recordsOn: (page: PageRecord, context: ResolverContext) => Promise<readonly object[]>;
  /** The facts of the fields that the fragment selects. */
  readonly factsIn: (fields: object) => string[];
  /** The fragment that selects the fields, if it's a different one. */
  readonly fields?: string;
};

/** Cards of the records that the page's record lists, or of all. */
const cards = (type: 'Product' | 'Solution', list: 'products' | 'solutions'): Spread => ({
  recordsOn: async ({ [list]: named }, context) =>
    (await recordsOf(type, context)).filter(
      ({ fields }) => !Array.isArray(named) || named.includes(fields.slug),
    ),
  factsIn: (fields) => factsIn(type, fields),
});

const updateCards = (
  shown: (page: PageRecord, newest: readonly ContentNodes['Update'][]) => readonly object[],
): Spread => ({
  recordsOn: async (page, context) => shown(page, await allUpdates(context)),
  factsIn: (fields) => factsIn('Update', fields),
});

const railsOf = async ({ rail }: PageRecord, context: ResolverContext) =>
  (await recordsOf('Rail', context)).filter((record) => rail === undefined || record.rail === rail);

/** The services of the page's rail, or of all. */
const servicesOn = async (page: PageRecord, context: ResolverContext) =>
  (await railsOf(page, context)).flatMap((rail) => rail.services ?? []);

const services: Spread = {
  recordsOn: servicesOn,
  factsIn: (fields) => factsIn('Rail', { services: [fields] }),
};

/** What templates show besides their page's record, by the fragments that their queries spread. */
const spreads: Readonly<Record<string, Spread>> = {
  ProductCard: cards('Product', 'products'),
  SolutionRow: cards('Solution', 'solutions'),
  UpdateCard: updateCards((_page, newest) => newest.slice(0, 3)),
  // The first page includes the results of every filter.
  UpdateRow: updateCards(({ kinds = [] }, newest) =>
    firstOfEach(
      newest,
      kinds.map(({ id }) => id),
    ),
  ),
  TimetableService: services,
  PaymentService: services,
  ServiceRow: services,
  ComparedService: services,
  Board: {
    ...services,
    fields: 'Service',
    recordsOn: async (page, context) => {
      const board = await recordOf('DeparturesContent', context);
      return (await servicesOn(page, context)).filter(({ id }) => board.services.includes(id));
    },
  },
  LineData: {
    recordsOn: async (page, context) => {
      const drawn = page.body === undefined ? undefined : lifecyclesIn(page.body);
      const rails = await (drawn ? recordsOf('Rail', context) : railsOf(page, context));
      return rails
        .flatMap(({ lifecycles = [] }) => lifecycles)
        .filter(({ id }) => drawn === undefined || drawn.includes(id));
    },
    factsIn: (fields) => factsIn('Rail', { lifecycles: [fields] }),
  },
};

/** The facts that a page shows besides those of its record. */
async function factsBeside(type: string, page: PageRecord, context: ResolverContext): Promise<string[]> {
  const ids: string[] = [];
  for (const name of fragmentsOf(type)) {
    const spread = spreads[name];
    if (!spread) continue;
    const shown = new Set(fieldsOf(spread.fields ?? name));
    for (const record of await spread.recordsOn(page, context)) {
      const fields = Object.entries(record).filter(([field]) => shown.has(field));
      ids.push(...spread.factsIn(Object.fromEntries(fields)));
    }
  }
  return ids;
}

/** The facts of a page's footer: those of every page, and those of the page's optional disclosures. */
async function factsInFooter({ disclosures = [] }: PageRecord, context: ResolverContext): Promise<string[]> {
  const blocks = blocksOf(await recordOf('DisclosuresContent', context));
  const shown = blocks.filter(({ id }) => id === 'general' || disclosures.includes(id));
  return factsIn(
    'DisclosuresContent',
    Object.fromEntries(shown.map(({ id, paragraphs }) => [id, paragraphs])),
  );
}

async function readUses(context: ResolverContext): Promise<FactUse[]> {
  const uses: FactUse[] = [];
  const { default_title } = await recordOf('BrandContent', context);
  for (const { type, path, record, inner } of await contentPages(context)) {
    if (inner) continue;
    const ids = [
      ...factsIn(type.name, record),
      ...(await factsBeside(type.name, record, context)),
      ...(await factsInFooter(record, context)),
    ];
    uses.push({ path, title: record.title ?? default_title, ids: [...new Set(ids)] });
  }
  // Nodes come in the order in which files happened to be read.
  return uses.sort((a, b) => a.path.localeCompare(b.path));
}

/** The facts with these IDs that have a source, in the order of their IDs: nodes come in the order in which files happened to be read. */
export async function factsOf(
  ids: readonly string[],
  context: ResolverContext,
): Promise<ContentNodes['Fact'][]> {
  if (ids.length === 0) return [];
  const facts = (await recordsOf('Fact', context)).filter(
    ({ ours, yamlId }) => !ours && ids.includes(yamlId),
  );
  return facts.sort((a, b) => (a.yamlId < b.yamlId ? -1 : 1));
}

/** Every page with its facts. */
export const factUses = cachePerDataVersion(readUses);

/** The IDs of the facts that the page at a path shows. */
export const factIdsOfPage = async (path: string, context: ResolverContext): Promise<readonly string[]> =>
  (await factUses(context)).find((use) => use.path === path)?.ids ?? [];
