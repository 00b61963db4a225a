/** Highlights code at build; the browser gets classes, whose colours are tokens of the theme. */
import type { ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Highlighter, ShikiTransformer, ThemeRegistration } from 'shiki';
import { createHighlighter } from 'shiki';
import { codeLanguages } from '../../content-model/code-languages';
import { cachedText } from '../cache/text-cache';

/** Stand-ins for colours: Shiki wants colours, the page wants classes. */
const classes: Record<string, string> = {
  '#000001': 'tok-string',
  '#000002': 'tok-comment',
  '#000003': 'tok-keyword',
  '#000004': 'tok-number',
};
const [string, comment, keyword, number] = Object.keys(classes) as [string, string, string, string];

const theme: ThemeRegistration = {
  name: 'site',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    {
      scope: ['string', 'string.quoted', 'string.template', 'string.unquoted.heredoc'],
      settings: { foreground: string },
    },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: comment } },
    {
      scope: ['keyword', 'storage', 'support.type.property-name', 'keyword.control'],
      settings: { foreground: keyword },
    },
    { scope: ['constant.numeric', 'constant.language'], settings: { foreground: number } },
  ],
};

const classOf = (node: ElementContent | undefined): string =>
  node?.type === 'element' ? String(node.properties.class ?? '') : '';

const run = (name: string, value: string): ElementContent => {
  const text = { type: 'text', value } as const;
  return name === ''
    ? text
    : { type: 'element', tagName: 'span', properties: { class: name }, children: [text] };
};

/** Words of one colour in one element, those of no colour in none: a page of the reference has thousands. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const runs: { name: string; words: string }[] = [];
  for (const node of nodes) {
    const [name, words] = [classOf(node), textOf(node)];
    const last = runs.at(-1);
    // Space has no colour of its own.
    if (last && (last.name === name || words.trim() === '')) last.words += words;
    else runs.push({ name, words });
  }
  return runs.map(({ name, words }) => run(name, words));
}

/** Replaces Shiki's inline colours by classes, and drops its own attributes and elements. */
const classTransformer: ShikiTransformer = {
  span(node) {
    const colour = /color:(#[0-9a-f]{6})/i.exec(String(node.properties.style ?? ''))?.[1]?.toLowerCase();
    const name = colour === undefined ? undefined : classes[colour];
    delete node.properties.style;
    if (name) node.properties.class = name;
  },
  // Its spans for lines, without which the lines stand as they are.
  code(node) {
    // By which the Markdown twin of a page knows the language.
    node.properties = { class: `language-${this.options.lang}` };
    node.children = joined(
      node.children.flatMap((child) => (child.type === 'element' ? child.children : [child])),
    );
  },
  pre(node) {
    node.properties = { tabindex: '0' };
  },
};

/** How code is highlighted everywhere. Without a time limit per line, a slow machine colors code as a fast one does. */
export const highlighting = {
  theme: 'site',
  transformers: [classTransformer],
  tokenizeTimeLimit: 0,
};

let highlighter: Promise<Highlighter> | undefined;

/** The one highlighter, made at its first use. */
export function siteHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: codeLanguages.filter((language) => language !== 'text'),
  });
  return highlighter;
}

/** Code as `<pre tabindex="0"><code>…</code></pre>`, reachable by keyboard so that it can be scrolled. */
export function highlight(code: string, language: string): Promise<string> {
  return cachedText(['code', language, code.trimEnd()], async () => {
    const shiki = await siteHighlighter();
    return shiki.codeToHtml(code.trimEnd(), { ...highlighting, lang: language });
  });
}
