/**
 * One style element for all pages of a template, with the rules that any of them uses. A Content-Security-Policy allows it by
 * its hash, and the same header fits all pages: docs/decisions/style-per-template.md.
 */
import { classesIn, type Rules, rulesOf, styleOf } from './page-style';

/** Templates that share one style element, because their rules are nearly the same: each hash makes the header longer. */
const families: readonly (readonly string[])[] = [
  ['pages-404', 'templates-contact', 'templates-search-page'],
  ['templates-solution', 'templates-solutions-page'],
  ['templates-updates', 'templates-update-kind', 'templates-product-changes'],
  ['templates-documentation', 'templates-codes-page'],
  ['templates-code', 'templates-code-network'],
];

/** The template whose name is that of the style element: the first of the family. */
function familyOf(chunkName: string): string {
  const name = chunkName.replace(/^component---src-|-tsx$/g, '');
  return families.find((family) => family.includes(name))?.[0] ?? name;
}

/** The rules of a template's pages. `order` has the names of classes. */
type Sheet = { readonly order: string[]; readonly rules: Map<string, string>; global: string };

export type TemplateStyles = {
  /** Adds the rules that a page uses. Its HTML may be as Gatsby wrote it or finished. `template` is the name of its chunk. */
  readonly add: (template: string, html: string) => void;
  /** The text of the style element of a template's pages. */
  readonly styleOf: (template: string) => string;
};

/** The rules of a class after the keyframes that they mention. */
function withKeyframes(css: string, { keyframes }: Rules): string {
  const used = [...keyframes].filter(([name]) => css.includes(name));
  return used.map(([, rule]) => rule).join('') + css;
}

/**
 * Adds a page's rules to a sheet. Emotion's rules for an element come after those for the elements around it, which can have
 * the same specificity (`& > *`). So a class that's new to the sheet goes after the class before it on the page.
 */
function merge(sheet: Sheet, html: string, rules: Rules): void {
  sheet.global = rules.global;
  let place = 0;
  for (const name of classesIn(html)) {
    const css = rules.classes.get(name);
    if (css === undefined) continue;
    if (sheet.rules.has(name)) place = Math.max(place, sheet.order.indexOf(name) + 1);
    else {
      sheet.rules.set(name, withKeyframes(css, rules));
      sheet.order.splice(place, 0, name);
      place += 1;
    }
  }
}

/** Collects the styles of templates. The result depends on the order in which pages are added. */
export function templateStyles(): TemplateStyles {
  const sheets = new Map<string, Sheet>();
  const texts = new Map<string, string>();
  // The finished pages of a template have the same text.
  const parsed = new Map<string, Rules>();
  return {
    add: (template, html) => {
      const family = familyOf(template);
      const sheet = sheets.get(family) ?? { order: [], rules: new Map(), global: '' };
      sheets.set(family, sheet);
      const css = styleOf(html);
      const rules = parsed.get(css) ?? rulesOf(css);
      parsed.set(css, rules);
      merge(sheet, html, rules);
    },
    styleOf: (template) => {
      const family = familyOf(template);
      const { order = [], rules, global = '' } = sheets.get(family) ?? {};
      const text = texts.get(family) ?? global + order.map((name) => rules?.get(name) ?? '').join('');
      texts.set(family, text);
      return text;
    },
  };
}
