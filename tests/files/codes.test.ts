/** The pages of the codes. */
import { contentFiles, readContent } from '../support/content/content';
import { once } from '../support/once';
import { expect, test } from '../support/site/file-test';
import { builtPages, find, findAll, textOf } from '../support/site/html';

type Network = {
  name: string;
  codes: { code: string; slug: string; title: string; reason: string; customer: string }[];
};

const networks = contentFiles('codes').map((file) => ({
  path: `/documentation/codes/${file.replace(/^codes\/|\.yaml$/g, '')}`,
  ...readContent<Network>(file),
}));
const mains = once(() => new Map(builtPages().map(({ route, document }) => [route, find(document, 'main')])));

test('every code has a page that says what it means and what to say to the customer', () => {
  let count = 0;
  for (const { path, codes } of networks) {
    for (const { code, slug, title, reason, customer } of codes) {
      const main = mains().get(`${path}/${slug}`);
      if (!main) throw new Error(`${path}/${slug} is missing`);
      expect(textOf(find(main, 'h1'))).toBe(`${code}: ${title}`);
      expect(textOf(find(main, 'dl'))).toContain(reason);
      expect(textOf(find(main, 'blockquote'))).toBe(customer);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('the index of a network lists its codes, and the index of codes lists them all', () => {
  const entry = findAll(mains().get('/documentation/codes') as never, 'a').map(textOf);
  for (const { path, codes } of networks) {
    const rows = findAll(find(mains().get(path) as never, 'tbody'), 'tr').map((row) =>
      textOf(find(row, 'a')),
    );
    expect(rows).toEqual(codes.map(({ code }) => code));
    expect(entry).toEqual(expect.arrayContaining(rows));
  }
});

test('codes that are a letter, or a letter and a number, are in order', () => {
  for (const { path, codes } of networks) {
    const rows = findAll(find(mains().get(path) as never, 'tbody'), 'tr').map((row) =>
      textOf(find(row, 'a')),
    );
    const coded = rows.filter((code) => /^[A-Z]\d*$/.test(code));
    expect(coded, path).toEqual([...coded].sort());
    if (path.endsWith('returns')) expect(coded.length).toBeGreaterThan(10);
    expect(rows).toHaveLength(codes.length);
  }
});
