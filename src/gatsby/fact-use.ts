/** Which page speaks of which fact, so that each page can say where its figures come from, and each figure where it is. */
import { type ContentType, contentTypes } from '../content-model/content-types';
import { factsIn } from '../content-model/fact-use';
import type { ResolverContext } from './words';

type PageRecord = { fields: { path: string }; title: string; rail?: string; services?: readonly string[] };
type RailRecord = { rail: string; services?: readonly { id: string }[] };

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

/** The facts of the services that a page shows beside its own record: a product's rail, the home page's board. */
async function shownBeside(
  type: ContentType,
  record: PageRecord,
  context: ResolverContext,
): Promise<string[]> {
  if (type.name !== 'Product' && type.name !== 'HomeContent') return [];
  const rails = await allOf<RailRecord>('Rail', context);
  if (type.name === 'Product') {
    return rails
      .filter(({ rail }) => rail === record.rail)
      .flatMap((rail) => factsIn(typeNamed('Rail'), rail));
  }
  const [departures] = await allOf<{ services: readonly string[] }>('DeparturesContent', context);
  return rails.flatMap(({ services = [], ...rail }) =>
    factsIn(typeNamed('Rail'), {
      ...rail,
      services: services.filter(({ id }) => departures?.services.includes(id)),
    }),
  );
}

async function readUses(context: ResolverContext): Promise<FactUse[]> {
  const uses: FactUse[] = [];
  for (const type of contentTypes.filter(({ route }) => route !== undefined)) {
    for (const record of await allOf<PageRecord>(type.name, context)) {
      const ids = [...factsIn(type, record), ...(await shownBeside(type, record, context))];
      uses.push({ path: record.fields.path, title: record.title, ids: [...new Set(ids)] });
    }
  }
  return uses;
}

const cache = new WeakMap<object, Promise<FactUse[]>>();

/** Every page with its facts, read once for each query. */
export function factUses(context: ResolverContext): Promise<FactUse[]> {
  const uses = cache.get(context) ?? readUses(context);
  cache.set(context, uses);
  return uses;
}
