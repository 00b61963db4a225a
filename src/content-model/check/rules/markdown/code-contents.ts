/** Code that isn't in the language its fence names, and JSON that can't be read. */
import type { Code } from 'mdast';
import { readJson } from '../../api/json-source';
import { visitNodes } from '../../reading/visit-nodes';
import { type Found, type Markdown, startOf } from './found';

/** What a language has and the others don't. A snippet may have none of it. */
const signatures: Readonly<Record<string, RegExp>> = {
  bash: /^\s*(?:\$ )?curl /,
  typescript:
    /^[ \t]*(?:(?:export )?(?:const|let) \w+(?:: [^=\n]+)? = |(?:export )?(?:async )?function \w+\(|import \{)/m,
  python: /^[ \t]*(?:(?:async )?def \w+\(.*\).*:|from [\w.]+ import \w)[ \t]*/m,
  go: /^[ \t]*(?:package \w+$|func (?:\(\w+ \*?\w+\) )?\w+\(|\w+(?:, \w+)* := )/m,
};

/** The languages that can be recognized by their code. A command may contain code of any language. */
const programs = ['typescript', 'python', 'go'];

const isObject = (text: string): boolean => /^\s*\{\s*"/.test(text) && !('fault' in readJson(text));

/** The language that a block is in, if it's certainly another one than its fence names. */
function meantLanguage({ lang, value }: Code): string | undefined {
  if (!lang || !(lang in signatures)) return undefined;
  if (isObject(value)) return 'json';
  if (!programs.includes(lang) || signatures[lang]?.test(value)) return undefined;
  const others = Object.keys(signatures).filter((other) => signatures[other]?.test(value));
  return others.length === 1 ? others[0] : undefined;
}

const names: Readonly<Record<string, string>> = {
  bash: 'a command',
  json: 'JSON',
  typescript: 'TypeScript',
  python: 'Python',
  go: 'Go',
};

/** The mistake in JSON that's marked as imagined; that of the API is read elsewhere. Three dots may stand for a part. */
function imaginedFault({ value }: Code): { offset: number; message: string; fix: string } | undefined {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  if (/\.{3}|…/.test(value) || lines.every((line) => !('fault' in readJson(line)))) return undefined;
  const json = readJson(value);
  return 'fault' in json ? json.fault : undefined;
}

/** The offset in the body of an offset in code, whose lines may be indented. */
function offsetIn(source: string, code: Code, offset: number): number {
  const before = code.value.slice(0, offset).split('\n');
  let start = startOf(code);
  for (let line = 0; line < before.length; line += 1) start = source.indexOf('\n', start) + 1;
  const own = code.value.split('\n')[before.length - 1] ?? '';
  const indent = Math.max(0, (source.slice(start).split('\n', 1)[0] ?? '').indexOf(own));
  return start + indent + (before.at(-1)?.length ?? 0);
}

/** The errors in what blocks of code contain. */
export function contentErrors({ source, tree }: Markdown): Found[] {
  const found: Found[] = [];
  visitNodes(tree, (node) => {
    if (node.type !== 'code') return;
    const meant = meantLanguage(node);
    if (meant !== undefined) {
      const message = `this is ${names[meant]}, but "${node.lang}" follows the backquotes`;
      found.push({ offset: startOf(node), message, fix: `write "${meant}"` });
    }
    const fault = node.lang === 'json' && node.meta === 'imagined' ? imaginedFault(node) : undefined;
    if (fault) found.push({ ...fault, offset: offsetIn(source, node, fault.offset) });
  });
  return found;
}
