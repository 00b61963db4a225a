/**
 * Styles of built pages. The first page's are in its head. Those of another template are adopted when one of its pages is shown, and
 * Emotion knows them, so that it adds no rule twice.
 */
import createCache, { type EmotionCache } from '@emotion/cache';
import { styleElement } from './style-element';

let cache: EmotionCache | undefined;

/** Style sheets by their rules, and by the path of a page that has them. */
const sheets = new Map<string, CSSStyleSheet>();
const byPath = new Map<string, CSSStyleSheet>();
let first: CSSStyleSheet | undefined;

/** Emotion's cache. As in src/ssr/emotion.tsx it adds no vendor prefixes, which no browser needs. */
export function styleCache(): EmotionCache {
  cache ??= createCache({ key: 'css', stylisPlugins: [] });
  announce(firstRules());
  return cache;
}

/** Marks the rules as present in Emotion's cache. */
function announce(rules: string): void {
  for (const [, id = ''] of rules.matchAll(/\.css-(\w+)/g)) if (cache) cache.inserted[id] ??= true;
}

/** The rules of the first page's template, without the global ones. */
function firstRules(): string {
  const style = document.querySelector<HTMLElement>('style[data-styles]');
  return style?.textContent?.slice(Number(style.dataset.styles)) ?? '';
}

/** The rules of a page's template, without the global ones: they would load the fonts again. */
function rulesOf(html: string): string {
  const [, , length, css = ''] = styleElement.exec(html) ?? [];
  return css.slice(Number(length));
}

function sheetOf(rules: string): CSSStyleSheet {
  const known = sheets.get(rules);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  announce(rules);
  sheets.set(rules, sheet);
  // Before those of the page on the screen, which it mustn't override.
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  return sheet;
}

/**
 * Adds the styles of a page that the visitor may go to.
 * @param html as the build wrote it
 */
export function addTemplateStyles(path: string, html: string): void {
  first ??= sheetOf(firstRules());
  byPath.set(path, sheetOf(rulesOf(html)));
}

/**
 * Puts the styles of the page that's being shown after those of other templates. A rule for an element and one for its parent's
 * children can have the same specificity, so their order matters.
 */
export function applyStylesOf(path: string): void {
  const sheet = byPath.get(path) ?? first;
  if (!sheet || document.adoptedStyleSheets.at(-1) === sheet) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((other) => other !== sheet), sheet];
  // Until a sheet changes, Chromium 150 applies its rules in the old order.
  sheet.deleteRule(sheet.insertRule('_{}'));
}
