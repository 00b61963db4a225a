/** Highlights code at build with the classes of src/theme/code-tokens.ts. */
import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Highlighter, LanguageRegistration, ShikiTransformer, ThemeRegistration } from 'shiki';
import { createHighlighter } from 'shiki';
import { codeLanguages } from '../../content-model/code-languages';
import { codeTokens } from '../../theme/code-tokens';
import { element, textNode } from './replace-nodes';

/** JSON in a shell's string. */
const jsonInShell: LanguageRegistration = {
  name: 'json-in-shell',
  scopeName: 'json-in-shell',
  injectTo: ['source.shell'],
  injectionSelector: 'L:string.quoted.single.shell - meta.embedded',
  patterns: [
    { name: 'meta.embedded', begin: "(?<=')(?=\\{)", end: "(?=')", patterns: [{ include: 'source.json' }] },
  ],
  repository: {},
};

const { string, comment, keyword, number } = codeTokens;

/** The colors are the classes of words. */
const theme: ThemeRegistration = {
  name: 'site',
  type: 'dark',
  settings: [
    { settings: { foreground: '#000000' } },
    // The "f" before a string of Python belongs to the string.
    { scope: ['string', 'storage.type.string'], settings: { foreground: string.className } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: comment.className } },
    { scope: ['keyword', 'storage'], settings: { foreground: keyword.className } },
    { scope: ['constant.numeric', 'constant.language'], settings: { foreground: number.className } },
    // The names of JSON's fields and operators keep the color of the text, which saves an element each.
    {
      scope: 'meta.embedded, support.type.property-name, keyword.operator, storage.type.function.arrow',
      settings: { foreground: '#000000' },
    },
  ],
};

type Run = { name: string; words: string };

/** What may take the color of the runs around it: separators, and the backslash at the end of a line. */
const separator = /^[\s,:\\]*$/;

/**
 * Joins adjacent runs of the same color, with what only separates them, and unwraps those without a color: a reference page has
 * thousands of tokens.
 */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const name = node.type === 'element' ? String(node.properties.class ?? '') : '';
    const words = textOf(node);
    const [before, last] = runs.slice(-2);
    if (last && (last.name === name || words.trim() === '')) last.words += words;
    else if (before && last?.name === '' && before.name === name && separator.test(last.words)) {
      before.words += last.words + words;
      runs.pop();
    } else runs.push({ name, words });
  }
  return runs.map(({ name, words }) =>
    name === '' ? textNode(words) : element('span', { class: name }, [textNode(words)]),
  );
}

/** Replaces Shiki's inline colors with classes, and drops its own attributes and elements. */
const classTransformer: ShikiTransformer = {
  span(node) {
    const [, name] = /color:(\w+)/.exec(String(node.properties.style)) ?? [];
    delete node.properties.style;
    if (name) node.properties.class = name;
  },
  // Unwraps the spans for lines.
  code(node) {
    // The page's Markdown alternate reads the language from this.
    node.properties = { class: `language-${this.options.lang}` };
    node.children = joined(
      node.children.flatMap((child) => (child.type === 'element' ? child.children : [child])),
    );
  },
  pre(node) {
    node.properties = { tabindex: '0', translate: 'no' };
  },
};

/** Shiki's options. There's no time limit per line, so that slow machines produce the same output. */
const highlighting = {
  theme: 'site',
  transformers: [classTransformer],
  tokenizeTimeLimit: 0,
};

let highlighter: Promise<Highlighter> | undefined;

/** Highlighted code by its language and text: pages share requests and examples. */
const highlighted = new Map<string, Promise<string>>();

/** Code as `<pre tabindex="0" translate="no"><code>…</code></pre>`, focusable so that it can be scrolled by keyboard. */
export function highlight(code: string, language: string): Promise<string> {
  const key = `${language}\n${code}`;
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...codeLanguages.filter((name) => name !== 'text'), jsonInShell],
  });
  const known =
    highlighted.get(key) ??
    highlighter.then((shiki) => shiki.codeToHtml(code.trimEnd(), { ...highlighting, lang: language }));
  highlighted.set(key, known);
  return known;
}
