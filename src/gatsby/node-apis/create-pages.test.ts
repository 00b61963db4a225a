import { relative } from 'node:path';
import { createPages } from './create-pages';

type Page = { path: string; component: string; context: { id: string } };

test('entries of a record become pages below it, with their own template', async () => {
  const createPage = jest.fn();
  const tags = [{ 'x-displayName': 'ACH transfers' }, { 'x-displayName': 'Real-time decisions' }];
  const getNodesByType = (type: string) => (type === 'ApiResourceFile' ? [{ id: 'api', tags }] : []);
  await createPages?.({ actions: { createPage }, getNodesByType } as never, { plugins: [] }, () => {});
  expect(createPage.mock.calls.map(([{ path, context }]) => [path, context])).toEqual([
    ['/documentation/api/ach-transfers', { id: 'api', slug: 'ach-transfers' }],
    ['/documentation/api/real-time-decisions', { id: 'api', slug: 'real-time-decisions' }],
  ]);
  expect(relative(process.cwd(), createPage.mock.calls[0]?.[0].component)).toBe(
    'src/templates/api-resource.tsx',
  );
});

test('every list of updates, including those of products, has 20 per page', async () => {
  const createPage = jest.fn();
  const updates = Array.from({ length: 45 }, (_, index) => ({
    id: `update ${index}`,
    kind: index < 21 ? 'engineering' : 'story',
    products: index < 41 ? ['ach'] : ['wires'],
  }));
  const records: Record<string, object[]> = {
    Update: updates,
    UpdatesContent: [{ id: 'updates', kinds: [{ id: 'engineering' }] }],
    Product: [
      { id: 'ach', rail: 'ach', fields: { path: '/products/ach', slug: 'ach' } },
      { id: 'wires', rail: 'fedwire', fields: { path: '/products/wires', slug: 'wires' } },
    ],
  };
  const getNodesByType = (type: string) => records[type] ?? [];
  await createPages?.({ actions: { createPage }, getNodesByType } as never, { plugins: [] }, () => {});
  const further = createPage.mock.calls.map(([page]) => page as Page).filter(({ path }) => /page/.test(path));
  expect(
    further.map(({ path, component, context }) => [path, relative(process.cwd(), component), context]),
  ).toEqual([
    ['/updates/page/2', 'src/templates/update-kind.tsx', { page: 2 }],
    ['/updates/page/3', 'src/templates/update-kind.tsx', { page: 3 }],
    ['/updates/engineering/page/2', 'src/templates/update-kind.tsx', { slug: 'engineering', page: 2 }],
    [
      '/updates/products/ach/page/2',
      'src/templates/product-changes.tsx',
      { id: 'ach', rail: 'ach', slug: 'ach', page: 2 },
    ],
    [
      '/updates/products/ach/page/3',
      'src/templates/product-changes.tsx',
      { id: 'ach', rail: 'ach', slug: 'ach', page: 3 },
    ],
  ]);
});
