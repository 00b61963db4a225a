/** The pages of the updates: their order, their pictures, and their lists. */
import { readContent, updates } from '../support/content';
import { attributes, page, textOf } from '../support/html';

const perPage = 20;
const { kinds } = readContent<{ kinds: { id: string; filter: string; name: string }[] }>('updates.yaml');

test('there are at least 24 updates over two years, and every sample among them is a story', () => {
  expect(updates().length).toBeGreaterThanOrEqual(24);
  const samples = updates().filter(({ sample }) => sample);
  expect(samples.length).toBeGreaterThanOrEqual(3);
  expect([...new Set(samples.map(({ kind }) => kind))]).toEqual(['customer-story']);
  expect([...new Set(updates().map(({ date }) => date.slice(0, 4)))]).toEqual(
    expect.arrayContaining(['2025', '2026']),
  );
});

test('updates link from the newest to the oldest and back', () => {
  for (const [index, { path }] of updates().entries()) {
    const { $ } = page(path);
    const links = $('nav[aria-label="Older and newer"] a')
      .toArray()
      .map((link) => [/^(Older|Newer)/.exec(textOf($, link))?.[1], $(link).attr('href')]);
    const [newer, older] = [updates()[index - 1], updates()[index + 1]];
    expect([path, Object.fromEntries(links)]).toEqual([
      path,
      { ...(older ? { Older: older.path } : {}), ...(newer ? { Newer: newer.path } : {}) },
    ]);
  }
});

test('each kind and each product has its list, newest first, in pages', () => {
  const lists = [
    ['/updates', updates()] as const,
    ...kinds.map(({ id }) => [`/updates/${id}`, updates().filter(({ kind }) => kind === id)] as const),
    ['/updates/products/ach', updates().filter(({ products }) => products.includes('ach'))] as const,
  ];
  for (const [list, expected] of lists)
    for (let number = 1; (number - 1) * perPage < expected.length; number += 1) {
      const route = number === 1 ? list : `${list}/page/${number}`;
      const shown = attributes(page(route).$, 'main a', 'href').filter((href) =>
        expected.some(({ path }) => path === href),
      );
      const part = expected.slice((number - 1) * perPage, number * perPage).map(({ path }) => path);
      // The first page of all has more, for the filters.
      expect([route, [...new Set(shown)].slice(0, part.length)]).toEqual([route, part]);
    }
});

test('a breaking change and a sample story say so before their text, and in each list', () => {
  const breaking = updates().find((update) => update.breaking);
  const sample = updates().find((update) => update.sample);
  expect(textOf(page(breaking?.path ?? '').$, 'main')).toMatch(/Breaking change\. Act by/);
  const { sample_notice: notice } = readContent<{ sample_notice: string }>('updates.yaml');
  expect(textOf(page(sample?.path ?? '').$, 'main')).toContain(notice);
});

test('drawings have a description, and text in the page that phones can show', () => {
  const drawings = updates().flatMap(({ path }) => {
    const { $ } = page(path);
    return $('main figure [role="img"]')
      .toArray()
      .map((drawing) => ({ path, $, drawing }));
  });
  expect(drawings.length).toBeGreaterThan(3);
  for (const { path, $, drawing } of drawings) {
    expect([path, $(drawing).attr('aria-label')]).toEqual([path, expect.stringMatching(/\S.{10}/)]);
    const width = Number(/viewBox="0 0 (\d+) /i.exec($(drawing).html() ?? '')?.[1]);
    const sizes = $(drawing).find('[font-size]').toArray();
    // On a phone of 375 px, a drawing is 335 px wide.
    for (const size of sizes) expect((Number($(size).attr('font-size')) * 335) / width).toBeGreaterThan(11);
  }
});

test('an update and an article can be sent, and an article says when it changed and where to edit it', () => {
  const [{ path = '', title = '' } = {}] = updates();
  const { $ } = page(path);
  const letter = new URL($('a[href^="mailto:?"]').attr('href') ?? 'mailto:');
  expect(letter.searchParams.get('subject')).toBe(title);
  expect(letter.searchParams.get('body')).toContain(path);
  const { $: article } = page('/documentation/sending-ach');
  expect(article('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(attributes(article, 'main a', 'href')).toEqual(
    expect.arrayContaining(['/contact', expect.stringMatching(/\/content\/documentation\/sending-ach\.md$/)]),
  );
});
