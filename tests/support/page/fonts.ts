/** The built fonts: their characters, and the characters that a page uses of each. */
import type { Page } from '@playwright/test';
import { type Font, openFont } from '../../../scripts/fonts/open-font';
import { fonts } from '../../../src/theme/fonts';
import { once } from '../once';
import { readSiteFile } from '../site/site-dir';

/** The fonts by family and weight, such as "Geist Mono 400". */
export const builtFonts = once(
  (): Map<string, Font> =>
    new Map(fonts.map(({ family, weight, href }) => [`${family} ${weight}`, openFont(readSiteFile(href))])),
);

/** Characters of a text that a font needs. Every font has spaces and line breaks, but not the no-break space. */
export const charactersOf = (text: string): string[] =>
  [...new Set(text)].filter((character) => character === '\u00a0' || character.trim() !== '');

/** Characters of a page by font: 'Geist Mono 400' → 'abc'. Includes closed menus. */
export const charactersByFont = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const found: Record<string, Set<string>> = {};
    const add = (text: string, { fontFamily, fontWeight, textTransform }: CSSStyleDeclaration) => {
      const shown = textTransform === 'uppercase' ? text.toUpperCase() : text;
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

/** Characters without a font of the site, as "font: characters". */
export async function lackingIn(byFont: Record<string, string>): Promise<string[]> {
  const built = await builtFonts();
  return Object.entries(byFont).flatMap(([set, characters]) => {
    const font = built.get(set);
    if (!font) return [`${set} isn't a font of the site: ${characters.slice(0, 20)}`];
    const missing = [...characters].filter((character) => !font.advance(character));
    return missing.length > 0 ? [`${set}: ${missing.join(' ')}`] : [];
  });
}
