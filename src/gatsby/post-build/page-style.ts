/** The style element in the head of a built page (src/ssr/emotion.tsx), and its rules by the class that they style. */

import { styleElement } from '../../theme/style-element';

/** The text of a page's style element; empty if it has none. */
export const styleOf = (html: string): string => styleElement.exec(html)?.[3] ?? '';

/** A page with another text in its style element. */
export const withStyle = (html: string, css: string): string =>
  html.replace(styleElement, (_whole, start: string, _length, _css, end: string) => start + css + end);

/** Rules of a style element. Each text is one or more rules, as they were written. */
export type Rules = {
  /** Rules for all pages, without a class of Emotion. */
  readonly global: string;
  /** Rules by Emotion's name for the class: "1vso22i". */
  readonly classes: ReadonlyMap<string, string>;
  /** Keyframes by their name. */
  readonly keyframes: ReadonlyMap<string, string>;
};

/** Splits CSS into its top-level rules. The CSS is Emotion's: minified, and without braces in strings. */
function* topLevelRules(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
}

/** Reads the rules of a style element. */
export function rulesOf(css: string): Rules {
  let global = '';
  const classes = new Map<string, string>();
  const keyframes = new Map<string, string>();
  for (const rule of topLevelRules(css)) {
    const name = /\.css-([\w-]+)/.exec(rule)?.[1];
    const animation = /^@keyframes ([\w-]+)/.exec(rule)?.[1];
    if (animation !== undefined) keyframes.set(animation, rule);
    else if (name === undefined) global += rule;
    else classes.set(name, (classes.get(name) ?? '') + rule);
  }
  return { global, classes, keyframes };
}

/** Names of Emotion's classes in a page, in the order in which they first occur, which is the order of Emotion's rules. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.replace(styleElement, '').matchAll(/\bcss-([\w-]+)/g)].map(([, name = '']) => name));
