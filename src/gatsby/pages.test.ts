/** @jest-environment node */
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { contentTypes } from '../content-model/content-types';
import { createPages } from './pages';

type Page = { path: string; component: string; context: { id: string } };

/** What is made of one record of each content type. */
async function pagesMade(): Promise<Map<string, Page[]>> {
  const made = new Map<string, Page[]>();
  for (const { name, route } of contentTypes) {
    const createPage = jest.fn();
    const record = { id: `id of ${name}`, fields: { path: route?.('x') } };
    const getNodesByType = (type: string) => (type === name ? [record] : []);
    const args = { actions: { createPage }, getNodesByType } as unknown as Parameters<
      NonNullable<typeof createPages>
    >[0];
    await createPages?.(args, { plugins: [] }, () => {});
    made.set(
      name,
      createPage.mock.calls.map(([page]) => page as Page),
    );
  }
  return made;
}

const withPage = contentTypes.filter(({ route }) => route !== undefined);
const withoutPage = contentTypes.filter(({ route }) => route === undefined);

test.each(withPage)(
  'a record of $name becomes a page with a template that is there',
  async ({ name, route }) => {
    const [page, ...others] = (await pagesMade()).get(name) ?? [];
    expect(others).toEqual([]);
    expect(page?.path).toBe(route?.('x'));
    expect(page?.context).toEqual({ id: `id of ${name}` });
    expect(existsSync(page?.component ?? '')).toBe(true);
  },
);

test.each(withoutPage)('a record of $name becomes no page', async ({ name }) => {
  expect((await pagesMade()).get(name)).toEqual([]);
});

test.each([
  ['HomeContent', 'src/templates/home.tsx'],
  ['CompanyPage', 'src/templates/company-page.tsx'],
  ['Article', 'src/templates/article.tsx'],
])('the template of %s is %s', async (name, file) => {
  const [page] = (await pagesMade()).get(name) ?? [];
  expect(relative(process.cwd(), page?.component ?? '')).toBe(file);
});
