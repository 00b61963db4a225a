import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { duringCommand } from '../../../tests/unit/gatsby-command';
import { pageRecord, siteContext } from '../../../tests/unit/site-records';
import { dataChanged } from '../data/data-version-cache';
import { derivedPageAt } from '../data/derived-pages';
import { factsOf } from '../data/fact-use';
import { interpolated, variablesOfSite } from '../data/variables';
import { createDerivedNodes, keepDerivedNodes } from './derived-nodes';

type Node = { id: string; internal: { type: string; contentDigest: string } } & Record<string, unknown>;

const update = (id: string, date: string) => ({
  id,
  date,
  kind: 'notes',
  ...pageRecord(`/updates/${id}`, { title: id, summary: 'Up to {fact:ceiling}.' }),
});

const brand = {
  name: 'Halyard',
  legal_name: 'Halyard, Inc.',
  url: 'https://halyard.example',
  urls: {},
  emails: {},
  social_card: { headline: 'Every rail.', caption: 'One API.' },
};
const records: Record<string, Record<string, unknown>[]> = {
  BrandContent: [brand],
  BanksContent: [{ items: [], card_network: '' }],
  Fact: [{ id: 'node-1', yamlId: 'ceiling', value: 1000, unit: 'usd' }],
  HomeContent: [{ id: 'home', ...pageRecord('/', { title: 'Home' }) }],
  UpdatesContent: [
    { id: 'updates', ...pageRecord('/updates', { title: 'Updates', crumb: 'Updates', kinds: [] }) },
  ],
  DisclosuresContent: [{ general: [], deposit_placement: [], fdic_status: [] }],
  DeparturesContent: [{ services: [] }],
  SearchPageContent: [{ id: 'search', sections: [] }],
  Update: [update('old', '2026-01-01'), update('middle', '2026-02-01'), update('new', '2026-03-01')],
};

/** Creates the nodes as a build does, after those of an earlier build. Returns them, and a context whose queries find them. */
async function build(beside: typeof records = {}, nodes = new Map<string, Node>()) {
  dataChanged();
  const all = { ...records, ...beside };
  const touchNode = jest.fn();
  const args = {
    actions: {
      createNode: async (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
      touchNode,
    },
    getNodesByType: (type: string) =>
      all[type] ?? [...nodes.values()].filter(({ internal }) => internal.type === type),
    createContentDigest: (record: object) => JSON.stringify(record),
  };
  keepDerivedNodes(args as unknown as SourceNodesArgs);
  await createDerivedNodes(args as unknown as CreatePagesArgs);
  const { context, findOne } = siteContext([], all);
  const asked: string[] = [];
  const getNodeById = ({ id }: { id: string }) => {
    asked.push(id);
    return nodes.get(id) ?? null;
  };
  return { nodes, touchNode, findOne, asked, context: { nodeModel: { ...context.nodeModel, getNodeById } } };
}

duringCommand('build');

test('a page has its breadcrumbs, its card, its facts and its neighbors', async () => {
  const { context } = await build();
  expect(derivedPageAt('/updates/middle', context)).toMatchObject({
    crumbs: [{ name: 'Home' }, { name: 'Updates' }, { name: 'middle' }],
    card: { brand: 'Halyard', title: 'middle' },
    facts: ['ceiling'],
    newer: 'new',
    older: 'old',
  });
  expect(derivedPageAt('/updates/new', context)?.newer).toBeUndefined();
});

test('a page without a record has the node of its parent page', async () => {
  const { context } = await build();
  expect(derivedPageAt('/updates/page/2', context)?.path).toBe('/updates');
  expect(derivedPageAt('/404.html', context)?.path).toBe('/');
  expect(derivedPageAt('/', context)?.path).toBe('/');
});

test("the site's variables come from their nodes, without reading records", async () => {
  const { context, findOne } = await build();
  expect((await variablesOfSite(context)).get('fact:ceiling')).toBe('$1,000');
  expect(findOne).not.toHaveBeenCalled();
});

test('a page depends only on the variables in its texts', async () => {
  const { context, asked } = await build();
  expect(await interpolated('Halyard', context)).toBe('Halyard');
  expect(asked).toEqual([]);
  expect(await interpolated('{brand}: up to {fact:ceiling}, not {fact:floor}', context)).toBe(
    'Halyard: up to $1,000, not {fact:floor}',
  );
  expect(asked).toEqual(['index of the site', 'word brand', 'word fact:ceiling', 'word fact:floor']);
});

test('figures come from the nodes of their facts, with the ID that the texts link', async () => {
  const { context, findOne, asked } = await build();
  expect(await factsOf(['ceiling'], context)).toEqual([
    { id: 'node-1', yamlId: 'ceiling', value: 1000, unit: 'usd' },
  ]);
  expect(asked).toEqual(['index of the site', 'fact ceiling']);
  expect(findOne).not.toHaveBeenCalled();
});

test('a changed fact changes the nodes of its value and of its figure, a new fact also the index', async () => {
  const { nodes } = await build();
  const changedBy = async (Fact: Record<string, unknown>[]) => {
    const before = new Map(nodes);
    await build({ Fact }, nodes);
    const ids = [...nodes.values()].filter(
      ({ id, internal }) => before.get(id)?.internal.contentDigest !== internal.contentDigest,
    );
    return ids.map(({ id }) => id);
  };
  const ceiling = { id: 'node-1', yamlId: 'ceiling', value: 2000, unit: 'usd' };
  expect(await changedBy([ceiling])).toEqual(['word fact:ceiling', 'fact ceiling']);
  const floor = { ...ceiling, id: 'node-2', yamlId: 'floor' };
  expect(await changedBy([ceiling, floor])).toEqual(['index of the site', 'word fact:floor', 'fact floor']);
  await build({ Fact: [ceiling] }, nodes);
  expect([...nodes.keys()]).not.toContain('word fact:floor');
});

test('a new update changes only the nodes of its neighbors', async () => {
  const { nodes } = await build();
  const digests = () => new Map([...nodes.values()].map(({ id, internal }) => [id, internal.contentDigest]));
  const before = digests();
  const Update = [...(records.Update ?? []), update('newest', '2026-04-01')];
  await build({ Update }, nodes);
  const changed = [...digests()].filter(([id, digest]) => before.get(id) !== digest).map(([id]) => id);
  expect(changed).toEqual(
    expect.arrayContaining(['derived page /updates/new', 'derived page /updates/newest']),
  );
  expect(changed).not.toContain('derived page /updates/old');
  expect(changed).not.toContain('index of the site');
});

test('the node of a deleted page is removed, and nodes of the last build are kept until then', async () => {
  const { nodes } = await build();
  const last = nodes.size;
  const { touchNode } = await build({ Update: [] }, nodes);
  expect(touchNode).toHaveBeenCalledTimes(last);
  expect([...nodes.keys()]).not.toContain('derived page /updates/old');
});

test('there are no such nodes in development', async () => {
  process.env.gatsby_executing_command = 'develop';
  const { nodes, context } = await build();
  expect(nodes.size).toBe(0);
  expect(derivedPageAt('/updates', context)).toBeUndefined();
  expect((await variablesOfSite(context)).get('brand')).toBe('Halyard');
});
