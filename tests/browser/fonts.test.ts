/** The fonts are cut down to what the site sets: every character of it must be left in them. */
import type { Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { type Font, readFont } from '../../scripts/fonts/sfnt';
import { fonts } from '../../src/theme/fonts';
import { readSiteFile } from '../support/site-dir';
import { openReady } from '../support/taken-over';
import { differentRoutes, expect, notFoundRoute, test } from '../support/test';

/** Characters that a font lacks by itself, each with what is set instead. */
const leftToFallback: Record<string, string> = {};

/** The characters of a page by the font that they are set in: 'Geist Mono 400' → 'abc'. Closed menus count too. */
const charactersByFont = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, Set<string>> = {};
    const add = (text: string, { fontFamily, fontWeight, textTransform }: CSSStyleDeclaration) => {
      const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
      // Spaces and line breaks are in every font; the space that does not break is a character of its own.
      const characters = [...shown].filter((character) => character === '\u00a0' || character.trim() !== '');
      if (characters.length === 0) return;
      const set = `${fontFamily.split(',')[0]?.replaceAll('"', '').trim()} ${fontWeight}`;
      found[set] = new Set([...(found[set] ?? []), ...characters]);
    };
    for (const element of document.body.querySelectorAll('*:not(script, style)')) {
      for (const { nodeType, textContent } of element.childNodes) {
        if (nodeType === Node.TEXT_NODE) add(textContent ?? '', getComputedStyle(element));
      }
      for (const pseudo of ['::before', '::after', '::marker']) {
        const style = getComputedStyle(element, pseudo);
        add(style.content.match(/^"(.+)"$/)?.[1] ?? '', style);
      }
    }
    return Object.fromEntries(
      Object.entries(found).map(([set, characters]) => [set, [...characters].join('')]),
    );
  });

let built: Map<string, Font>;
test.beforeAll(async () => {
  const entries = fonts.map(async ({ family, weight, href }) => {
    const file = await subsetFont(readSiteFile(href), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
    });
    return [`${family} ${weight}`, readFont(file)] as const;
  });
  built = new Map(await Promise.all(entries));
});

/** What is set in no font of the site, as "set: characters". */
function lacking(byFont: Record<string, string>): string[] {
  return Object.entries(byFont).flatMap(([set, characters]) => {
    const font = built.get(set);
    if (!font) return [`${set} is no font of the site: ${characters.slice(0, 20)}`];
    const missing = [...characters].filter(
      (character) => !font.advance(character) && !(character in leftToFallback),
    );
    return missing.length > 0 ? [`${set}: ${missing.join(' ')}`] : [];
  });
}

test('every character of every page is in the font that it is set in', async ({ page }) => {
  // It opens every page.
  test.slow();
  const used = new Set<string>();
  const faults: string[] = [];
  // The words are in the HTML; without the scripts the pages come quicker.
  await page.route('**/*.js', (route) => route.abort());
  for (const route of [...differentRoutes(), notFoundRoute]) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const byFont = await charactersByFont(page);
    for (const set of Object.keys(byFont)) used.add(set);
    faults.push(...lacking(byFont).map((fault) => `${route}: ${fault}`));
  }
  expect(faults).toEqual([]);
  // Each of the four is worth its preload.
  expect([...used].sort()).toEqual([...built.keys()].sort());
});

test('so is every character of the live board', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.locator('[aria-labelledby="departures"] time').first()).toHaveText(/\d:\d\d/);
  expect(lacking(await charactersByFont(page))).toEqual([]);
});

test('the four fonts load and are used', async ({ page }) => {
  await page.goto('/');
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(
      ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight} ${status}`,
    );
  });
  for (const set of built.keys()) expect(states).toContain(`${set} loaded`);
});
