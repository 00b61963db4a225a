/** Checks the variables in texts, and that names from site.yaml aren't typed elsewhere. */
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { Foundations } from '../reading/foundations';
import { hiddenMark, literalTextOf } from '../reading/literal-text';
import { type Place, placeAt } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import { brokenDiagram } from './markdown/notation';
import { mdxLine } from './markdown/other-notations';
import { type OwnName, ownNames, typedName } from './names';
import { miswrittenVariables } from './variable-notation';

/** A text of a file, which can locate a piece of it. */
type Passage = { text: string; locate: (piece: string) => Place };

function passagesOf(content: ContentFile): Passage[] {
  const passages: Passage[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    if (!shape.words || typeof value !== 'string') continue;
    passages.push({ text: value, locate: (piece) => content.locateText(path, piece) });
  }
  const lines = content.body?.text.split('\n') ?? [];
  const first = content.body?.line ?? 1;
  const inBody = lines.map((text, index): Passage => {
    const line = first + index;
    return { text, locate: (piece) => ({ line, column: text.indexOf(piece) + 1 }) };
  });
  return [...passages, ...inBody];
}

/** Anything like a variable, even with capitals or with spaces within its braces. */
const variableLike = /\{(\s*)([a-z][\w]*(?:[.:][\w-]+)?)\s*\}/gi;

const hasPrefix = (name: string): boolean => /^(fact|clock|urls|emails)[.:]/.test(name);

/** Braces may be code; they only count as a mistyped variable with a variable's prefix or a similar name. */
function isMistyped(name: string, spaced: boolean, known: readonly string[]): boolean {
  if (known.includes(name)) return false;
  const lower = name.toLowerCase();
  if (hasPrefix(lower)) return true;
  return !spaced && !name.includes('_id') && nearest(lower, known) !== undefined;
}

const braced = (name: string): string => `{${name}}`;

/** A similar variable; for one with a prefix, among those with the same prefix. */
function variableFix(name: string, known: readonly string[]): string {
  const prefix = /^\w+[.:]/.exec(name)?.[0] ?? '';
  const alike = known.filter((variable) => variable.startsWith(prefix));
  return fixFor(
    braced(name),
    (alike.length > 0 ? alike : known).map(braced),
    prefix.startsWith('fact') || prefix.startsWith('clock')
      ? `write the id of a fact in facts.yaml, as in {${prefix}its-id}`
      : 'write a variable that docs/editing.md lists',
  );
}

/** Whether a variable may be a fact that can't be read because of errors in facts.yaml. */
const mayBeKnown = ({ factsAreKnown, clocksAreKnown }: Foundations, name: string): boolean =>
  (!factsAreKnown && /fact|clock/i.test(name)) || (!clocksAreKnown && /clock/i.test(name));

function variableProblems(
  content: ContentFile,
  { text, locate }: Passage,
  foundations: Foundations,
): Diagnostic[] {
  if (!text.includes('{')) return [];
  const known = [...foundations.variables.keys()];
  return [...text.matchAll(variableLike)].flatMap(([whole, space = '', name = '']) => {
    if (mayBeKnown(foundations, name)) return [];
    const exact = whole === braced(name) ? name : `${name} `;
    if (!isMistyped(exact, space !== '', known)) return [];
    const message = name.startsWith('fact:')
      ? `${quote(whole)} names a fact that facts.yaml does not have`
      : `${quote(whole)} is not a known variable`;
    return [{ file: content.file, ...locate(whole), message, fix: variableFix(name.toLowerCase(), known) }];
  });
}

const fencedCode = /^(```|~~~)[^\n]*\n[\s\S]*?^\1[`~]*[ \t]*$/gm;

/** A line with backquotes and without escapes. */
const lineWithCode = /^[^`\\\n]*`[^\\\n]*$/gm;

/** A body without fenced code, and without code in lines whose backquotes are all in pairs of single ones. */
const withoutPlainCode = (text: string): string =>
  text
    .replace(fencedCode, '')
    .replace(lineWithCode, (line) =>
      line.split('`').length % 2 === 1
        ? line.replace(/`([^`]*)`/g, (pair, code) => (code === '' ? pair : ''))
        : line,
    );

/** Variables in prose that are written in another way. In the API description, braces are also parts of paths. */
function miswritten(content: ContentFile, foundations: Foundations): Diagnostic[] {
  const { variables } = foundations;
  const known = [...variables.keys()];
  const found: Diagnostic[] = [];
  const add = (text: string, locate: (piece: string, index: number) => Place) => {
    for (const { index, written, fix } of miswrittenVariables(text, known, !content.type.standard)) {
      if (mayBeKnown(foundations, written)) continue;
      const message = `${quote(written)} is not a known variable`;
      found.push({ file: content.file, ...locate(written, index), message, fix });
    }
  };
  for (const { path, value, shape } of scalarsOf(content)) {
    if (!shape.words || shape.code || shape.link || typeof value !== 'string') continue;
    add(value, (piece) => content.locateText(path, piece));
  }
  const { body } = content;
  // Reading Markdown takes long. Nearly all bodies have no braces outside of code that could be a variable.
  const mayHaveSome = (text: string): boolean =>
    miswrittenVariables(withoutPlainCode(text), known, true).length > 0;
  if (body && mayHaveSome(body.text)) {
    // The Markdown rules report the whole diagram, and the whole line of MDX.
    const hidden = (found: string): string =>
      found.replace(/\{[^}\n]*\}?/, (braces) => hiddenMark.repeat(braces.length));
    const prose = literalTextOf(body).replace(brokenDiagram, hidden).replace(mdxLine, hidden);
    add(prose, (_piece, index) => placeAt(body.text, index, body.line));
  }
  return found;
}

function typedNames(
  content: ContentFile,
  { text, locate }: Passage,
  names: readonly OwnName[],
): Diagnostic[] {
  const found = typedName(text, names);
  if (!found) return [];
  const { typed, own } = found;
  const isExact = typed.toLowerCase() === own.name.toLowerCase();
  const message = isExact
    ? `${quote(typed)} is typed here, but belongs only in ${own.home}`
    : `${quote(typed)} is probably ${quote(own.name)}, which belongs only in ${own.home}`;
  const ownPage = `https://${typed}/`;
  const fix =
    own.variable === 'domain' && text.includes(ownPage)
      ? `for a link, write the path without "${ownPage.slice(0, -1)}"; elsewhere, write ${braced(own.variable)}`
      : `write ${braced(own.variable)} instead`;
  return [{ file: content.file, ...locate(typed), message, fix }];
}

/**
 * The errors in a file's variables and names.
 * @param ordinary names that are also ordinary words; see names.ts
 */
export function variableDiagnostics(
  content: ContentFile,
  foundations: Foundations,
  ordinary: readonly string[] = [],
): Diagnostic[] {
  const isHome = ['BrandContent', 'BanksContent'].includes(content.type.name);
  const passages = passagesOf(content);
  const names = isHome ? [] : ownNames(foundations, ordinary);
  // All passages at once are much faster than one by one, and few files have a name.
  const hasName = typedName(passages.map(({ text }) => text).join('\n'), names) !== undefined;
  return [
    ...passages.flatMap((passage) => [
      ...variableProblems(content, passage, foundations),
      ...(hasName ? typedNames(content, passage, names) : []),
    ]),
    ...miswritten(content, foundations),
  ];
}
