/** Which page speaks of which fact, so that each page can say where its figures come from, and each figure where it is. */
import { type ContentType, contentTypes } from '../../content-model/content-types';
import { factsIn } from '../../content-model/fact-use';
import { lifecyclesIn } from '../../content-model/markdown-dialect';
import { firstOfEach, type ListedUpdate, newestFirst } from '../update-lists/update-pages';
import { cachePerDataVersion } from './data-version-cache';
import { factNodeIds, type ResolverContext } from './variables';

type PageRecord = {
  fields: { path: string; slug: string };
  title: string;
  rail?: string;
  date?: string | Date;
  products?: readonly string[];
  kinds?: readonly { readonly id: string }[];
  disclosures?: readonly string[];
  body?: string;
};
type RailRecord = {
  rail: string;
  services?: readonly { id: string; returns?: unknown }[];
  lifecycles?: readonly { id: string }[];
};

/** A page with the facts that it shows. Its title may still hold tokens. */
export type FactUse = { path: string; title: string; ids: readonly string[] };

const typeNamed = (name: string): ContentType => {
  const type = contentTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  return type;
};

async function allOf<T>(name: string, { nodeModel }: ResolverContext): Promise<T[]> {
  const { entries } = await nodeModel.findAll({ type: name });
  return [...(entries as Iterable<T>)];
}

/** The facts of the words on the cards that lead to other pages. */
function onCards(name: string, records: readonly PageRecord[]): string[] {
  const shown = new Set(['name', 'title', 'summary', 'tag']);
  const cards = records.map((record) => Object.entries(record).filter(([field]) => shown.has(field)));
  return cards.flatMap((fields) => factsIn(typeNamed(name), Object.fromEntries(fields)));
}

/** The facts of the services on the departures board, which says nothing of returns. */
async function onBoard(context: ResolverContext): Promise<string[]> {
  const [board] = await allOf<{ services: readonly string[] }>('DeparturesContent', context);
  const rails = await allOf<RailRecord>('Rail', context);
  const services = rails.flatMap((rail) => rail.services ?? []);
  const shown = services.filter(({ id }) => board?.services.includes(id));
  return factsIn(typeNamed('Rail'), { services: shown.map(({ returns: _, ...service }) => service) });
}

/** The facts of every service of every rail. */
async function inServices(context: ResolverContext): Promise<string[]> {
  const rails = await allOf<RailRecord>('Rail', context);
  return rails.flatMap(({ services = [] }) => factsIn(typeNamed('Rail'), { services }));
}

type Beside = (record: PageRecord, context: ResolverContext) => Promise<string[]>;

const time = ({ date = '' }: PageRecord): number => new Date(date).getTime();

/** The facts of what a page shows beside its own record, by the name of its type. */
const beside: Readonly<Record<string, Beside>> = {
  Product: async ({ rail }, context) =>
    (await allOf<RailRecord>('Rail', context))
      .filter((candidate) => candidate.rail === rail)
      .flatMap((record) => factsIn(typeNamed('Rail'), record)),
  Solution: async ({ products = [] }, context) => {
    const all = await allOf<PageRecord>('Product', context);
    const used = all.filter(({ fields }) => products.includes(fields.slug));
    return onCards('Product', used);
  },
  Article: async ({ body = '' }, context) => {
    const rails = await allOf<RailRecord>('Rail', context);
    const drawn = new Set(lifecyclesIn(body));
    const lifecycles = rails.flatMap((record) => record.lifecycles ?? []).filter(({ id }) => drawn.has(id));
    return factsIn(typeNamed('Rail'), { lifecycles });
  },
  FeesContent: async (_record, context) => inServices(context),
  ProductsPageContent: async (_record, context) => [
    ...onCards('Product', await allOf<PageRecord>('Product', context)),
    ...(await inServices(context)),
  ],
  SolutionsPageContent: async (_record, context) => [
    ...onCards('Solution', await allOf<PageRecord>('Solution', context)),
    ...onCards('Product', await allOf<PageRecord>('Product', context)),
  ],
  HomeContent: async (_record, context) => {
    const updates = await allOf<PageRecord>('Update', context);
    const latest = [...updates].sort((a, b) => time(b) - time(a)).slice(0, 3);
    return [
      ...(await onBoard(context)),
      ...onCards('Product', await allOf<PageRecord>('Product', context)),
      ...onCards('Update', latest),
    ];
  },
  // The first page holds what any of its filters shows.
  UpdatesContent: async ({ kinds = [] }, context) => {
    const updates = newestFirst(await allOf<PageRecord & ListedUpdate>('Update', context));
    return onCards(
      'Update',
      firstOfEach(
        updates,
        kinds.map(({ id }) => id),
      ),
    );
  },
};

/**
 * Gives the facts of the disclosures in a page's footer: those of every page, and those that the page switches on. Few pages
 * differ in these, so each selection is read once.
 */
async function footerReader(context: ResolverContext): Promise<(record: PageRecord) => readonly string[]> {
  const [texts = {}] = await allOf<Record<string, unknown>>('DisclosuresContent', context);
  const read = new Map<string, readonly string[]>();
  return ({ disclosures = [] }) => {
    const key = disclosures.join(' ');
    const shown = ['general', ...disclosures].map((name) => [name, texts[name]]);
    const ids = read.get(key) ?? factsIn(typeNamed('DisclosuresContent'), Object.fromEntries(shown));
    read.set(key, ids);
    return ids;
  };
}

async function readUses(context: ResolverContext): Promise<FactUse[]> {
  const uses: FactUse[] = [];
  const inFooter = await footerReader(context);
  for (const type of contentTypes.filter(({ route }) => route !== undefined)) {
    // In the order of their addresses: nodes come in that in which files happened to be read.
    const records = await allOf<PageRecord>(type.name, context);
    for (const record of records.sort((a, b) => a.fields.path.localeCompare(b.fields.path))) {
      const ids = [
        ...factsIn(type, record),
        ...((await beside[type.name]?.(record, context)) ?? []),
        ...inFooter(record),
      ];
      uses.push({ path: record.fields.path, title: record.title, ids: [...new Set(ids)] });
    }
  }
  return uses;
}

/**
 * The facts of these ids that have a source, in the order of facts.yaml. The page that asks depends on them and on no other
 * fact.
 */
export async function factsOf(ids: readonly string[], context: ResolverContext): Promise<unknown[]> {
  if (ids.length === 0) return [];
  const nodes = [...(await factNodeIds(context))].filter(([id]) => ids.includes(id));
  return Promise.all(
    nodes.map(([, id]) => context.nodeModel.findOne({ type: 'Fact', query: { filter: { id: { eq: id } } } })),
  );
}

/** Every page with its facts, read again when a record has changed. */
export const factUses = cachePerDataVersion(readUses);

const usesByPath = cachePerDataVersion(
  async (context: ResolverContext) => new Map((await factUses(context)).map((use) => [use.path, use])),
);

/** The ids of the facts of the page at a path. */
export const factIdsOfPage = async (path: string, context: ResolverContext): Promise<readonly string[]> =>
  (await usesByPath(context)).get(path)?.ids ?? [];
