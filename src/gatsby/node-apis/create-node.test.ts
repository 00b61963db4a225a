import type { CreateNodeArgs, Node } from 'gatsby';
import { onCreateNode } from './create-node';

type FakeNode = { id: string; relativePath?: string; parent?: string; internal: { type: string } };

/** Calls the hook with a node, as Gatsby does; returns what it created. */
async function created(node: FakeNode, { text = '', parent }: { text?: string; parent?: FakeNode } = {}) {
  const actions = { createNode: jest.fn(), createNodeField: jest.fn(), createParentChildLink: jest.fn() };
  const args = {
    node,
    actions,
    getNode: (id: string) => (id === parent?.id ? parent : undefined),
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: object) => JSON.stringify(content),
    loadNodeContent: async () => text,
  } as unknown as CreateNodeArgs<Node>;
  await onCreateNode?.(args, { plugins: [] }, () => {});
  return actions;
}

const file = (relativePath: string): FakeNode => ({ id: 'file', relativePath, internal: { type: 'File' } });
const update = '---\ntitle: Wires\ndate: 2026-05-20\nproducts: [wires]\n---\n\nThe *new* part.\n';

test('a Markdown file becomes a record: its front matter, and its body as Markdown', async () => {
  const { createNode, createParentChildLink } = await created(file('updates/wires.md'), { text: update });
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'Wires',
      date: '2026-05-20',
      products: ['wires'],
      body: '\nThe *new* part.\n',
      parent: 'file',
      internal: expect.objectContaining({ type: 'Update' }),
    }),
  );
  expect(createParentChildLink).toHaveBeenCalledTimes(1);
});

test("a change of the body changes the record's digest", async () => {
  const digest = async (text: string) => {
    const { createNode } = await created(file('updates/wires.md'), { text });
    return createNode.mock.calls[0]?.[0].internal.contentDigest as string;
  };
  expect(await digest(update)).not.toBe(await digest(update.replace('new', 'old')));
});

test.each([
  ['a Markdown file without a content type', 'notes/wires.md', update],
  ['in development, a Markdown file with broken front matter', 'updates/wires.md', '---\ntitle: @x\n---\n'],
  ['a Markdown file without front matter', 'updates/wires.md', 'Words.\n'],
])("%s doesn't become a record", async (_what, path, text) => {
  const { createNode } = await created(file(path), { text });
  expect(createNode).not.toHaveBeenCalled();
});

test.each([
  ['Product', 'products/ach.yaml', 'ach', '/products/ach'],
  ['Update', 'updates/wires.md', 'wires', '/updates/wires'],
  ['HomeContent', 'home.yaml', 'home', '/'],
  ['CompanyPage', 'company/terms.md', 'terms', '/terms'],
])('a record of %s in %s gets the address of its page', async (type, path, slug, address) => {
  const node = { id: 'record', parent: 'file', internal: { type } };
  const { createNodeField } = await created(node, { parent: file(path) });
  expect(createNodeField.mock.calls.map(([{ name, value }]) => [name, value])).toEqual([
    ['slug', slug],
    ['path', address],
  ]);
});

test('a record whose pages belong to its entries gets the name of its file', async () => {
  const node = { id: 'record', parent: 'file', internal: { type: 'ApiResourceFile' } };
  const { createNodeField } = await created(node, { parent: file('api/resources/card.yaml') });
  expect(createNodeField.mock.calls.map(([{ name, value }]) => [name, value])).toEqual([['slug', 'card']]);
});

test.each(['NavigationContent', 'Fact', 'SitePage'])('a record of %s gets no address', async (type) => {
  const node = { id: 'record', parent: 'file', internal: { type } };
  const { createNodeField, createNode } = await created(node, { parent: file('navigation.yaml') });
  expect(createNodeField).not.toHaveBeenCalled();
  expect(createNode).not.toHaveBeenCalled();
});
