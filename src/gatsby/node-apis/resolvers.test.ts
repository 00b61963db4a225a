import type { CreateResolversArgs } from 'gatsby';
import { siteContext } from '../../../tests/unit/site-records';
import { contentTypes } from '../../content-model/content-types';
import { createResolvers } from './resolvers';

type Field = {
  type: string;
  args?: Record<string, string>;
  resolve: (source: object | undefined, args: object, context: unknown) => unknown;
};
type Resolvers = Record<string, Record<string, Field>>;

const create = jest.fn<void, [Resolvers]>();
beforeAll(async () => {
  await createResolvers?.(
    { createResolvers: create } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => {},
  );
});

const fieldOf = (type: string, field: string): Field | undefined => create.mock.calls[0]?.[0][type]?.[field];

const resolve = (
  type: string,
  field: string,
  source: object = {},
  args: object = {},
  context = siteContext().context,
) => fieldOf(type, field)?.resolve(source, args, context);

test.each(contentTypes)('$root returns a record of $name, never null', ({ name, root, kind }) => {
  const field = fieldOf('Query', root);
  expect(field?.type).toBe(`${name}!`);
  expect(field?.args).toEqual(kind === 'file' ? undefined : { id: 'String!' });
});

test('a root field returns one of many records by its ID', async () => {
  expect(await resolve('Query', 'productById', {}, { id: 'ach' })).toEqual({ id: 'ach', name: 'ACH' });
});

test.each([
  ['navigation', {}, 'NavigationContent'],
  ['productById', { id: 'none' }, 'Product'],
])('%s without a record throws with the fix', async (root, args, name) => {
  await expect(resolve('Query', root, {}, args)).rejects.toThrow(
    `There is no ${name}: a content file is missing or broken. Run "npm run check" for the errors.`,
  );
});

test('a fact is formatted', () => {
  expect(resolve('Fact', 'words', { value: 1000, unit: 'usd' })).toBe('$1,000');
});

test('a Markdown body becomes HTML with variables interpolated', async () => {
  const source = { body: '## At {brand}\n\nUp to {fact:ceiling}.' };
  for (const type of ['Article', 'Update', 'CompanyPage']) {
    expect(await resolve(type, 'html', source)).toContain('<p>Up to $1,000.</p>');
    expect(await resolve(type, 'headings', source)).toEqual([{ id: 'at-halyard', text: 'At Halyard' }]);
  }
});

test('the figures of a Markdown body link to their date and source if requested', async () => {
  const source = { body: '## Up to {fact:ceiling}\n\nUp to {fact:ceiling}.' };
  expect(await resolve('Update', 'html', source, { marked: true })).toContain(
    '<p>Up to <a href="#figure-ceiling">$1,000</a>.</p>',
  );
  expect(await resolve('Update', 'html', source)).toContain('<p>Up to $1,000.</p>');
  expect(await resolve('Update', 'headings', source)).toEqual([{ id: 'up-to-1000', text: 'Up to $1,000' }]);
});

test('a request becomes highlighted snippets with variables interpolated, and its response is formatted', async () => {
  const request = {
    title: 'Send it with {brand}',
    method: 'POST',
    path: '/ach_transfers',
    key: 'key-1',
    body: '{"amount":125000}',
    response: '{"id":"x"}',
  };
  const snippets = (await resolve('ApiRequest', 'snippets', request)) as { name: string; html: string }[];
  expect(snippets.map(({ name }) => name)).toEqual(['cURL', 'TypeScript', 'Python', 'Go']);
  expect(snippets[0]?.html).toMatch(/^<pre/);
  expect(snippets[0]?.html).toContain('Send it with Halyard');
  expect(snippets[0]?.html).toContain('https://api.halyard.example/ach_transfers');
  expect(await resolve('ApiRequest', 'highlightedResponse', request)).toContain('"id"');
});
