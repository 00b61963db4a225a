import type { CreateDevServerArgs, CreateNodeArgs, Node } from 'gatsby';
import { onCreateDevServer, onCreateNode } from './create-node';

/** Calls the hook with a file, as Gatsby does; returns what it did. */
async function created(relativePath: string, text: string) {
  const actions = { createNode: jest.fn(), createNodeField: jest.fn(), createParentChildLink: jest.fn() };
  const reporter = { error: jest.fn(), panic: jest.fn() };
  const args = {
    node: { id: 'file', relativePath, internal: { type: 'File' } },
    actions,
    reporter,
    createNodeId: (seed: string) => `id of ${seed}`,
    createContentDigest: (content: object) => JSON.stringify(content),
    loadNodeContent: async () => text,
  } as unknown as CreateNodeArgs<Node>;
  await onCreateNode?.(args, { plugins: [] }, () => {});
  return { ...actions, ...reporter };
}

const page = (fields: string) =>
  `---\nname: Terms\nlede: The terms of service.\ndraft: true\neffective: 2026-05-20\n${fields}---\n\nThe *new* part.\n`;

test('a Markdown file becomes a record: its front matter, and its body as Markdown', async () => {
  const { createNode, createNodeField, createParentChildLink, panic } = await created(
    'company/terms.md',
    page(''),
  );
  expect(panic).not.toHaveBeenCalled();
  expect(createNode).toHaveBeenCalledTimes(1);
  expect(createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      name: 'Terms',
      effective: '2026-05-20',
      body: '\nThe *new* part.\n',
      file: 'content/company/terms.md',
      parent: 'file',
      internal: expect.objectContaining({ type: 'CompanyPage' }),
    }),
  );
  expect(createParentChildLink).toHaveBeenCalledTimes(1);
  expect(createNodeField.mock.calls.map(([{ name, value }]) => [name, value])).toEqual([
    ['slug', 'terms'],
    ['path', '/terms'],
  ]);
});

test('each entry of a list becomes a record with its ID', async () => {
  const fact = (id: string) => `- { id: ${id}, subject: ach, label: L, value: 3, unit: count, ours: true }\n`;
  const { createNode, createNodeField } = await created('facts.yaml', fact('a') + fact('b'));
  expect(createNode.mock.calls.map(([{ yamlId, internal }]) => [yamlId, internal.type])).toEqual([
    ['a', 'Fact'],
    ['b', 'Fact'],
  ]);
  expect(new Set(createNode.mock.calls.map(([{ id }]) => id)).size).toBe(2);
  expect(createNodeField).not.toHaveBeenCalled();
});

test('a file that no content type reads becomes no record', async () => {
  const { createNode, panic } = await created('notes/wires.md', 'Words.\n');
  expect(createNode).not.toHaveBeenCalled();
  expect(panic).not.toHaveBeenCalled();
});

test.each([
  ['a syntax error', page('title: @x\n'), /^content\/company\/terms\.md:6:8 /],
  ['no front matter', 'Words.\n', /^content\/company\/terms\.md:1:1 /],
  [
    'an unknown field',
    page('tilte: T\n'),
    /^content\/company\/terms\.md:6:1 "tilte" is not a field here; did you mean "title"\?/,
  ],
])('%s stops a build with its file, line and fix', async (_what, text, message) => {
  const { panic } = await created('company/terms.md', text);
  expect(panic).toHaveBeenCalledWith(expect.stringMatching(message));
});

test('in development, a page keeps its last valid content while its file has an error', async () => {
  process.env.gatsby_executing_command = 'develop';
  await created('company/terms.md', page(''));
  const { createNode, error, panic } = await created('company/terms.md', page('tilte: T\n'));
  delete process.env.gatsby_executing_command;
  expect(createNode).toHaveBeenCalledWith(expect.objectContaining({ name: 'Terms' }));
  expect(error).toHaveBeenCalled();
  expect(panic).not.toHaveBeenCalled();
  const get = (_path: string, handler: (request: unknown, response: object) => void) =>
    handler({}, { json: (data: unknown) => (served = data) });
  let served: unknown;
  const ask = () =>
    onCreateDevServer?.({ app: { get } } as unknown as CreateDevServerArgs, { plugins: [] }, () => {});
  ask();
  expect(served).toEqual([expect.objectContaining({ file: 'content/company/terms.md', line: 6 })]);
  await created('company/terms.md', page(''));
  ask();
  expect(served).toEqual([]);
});
