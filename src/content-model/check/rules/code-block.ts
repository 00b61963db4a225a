import type { Point } from 'unist';
import { codeLanguages } from '../../code-languages';
import { suggestion } from '../../read/suggestions';
import { readRequest, requestLanguage } from '../../request-block';
import type { Variables } from '../../variables';
import { type CodeBlock, codeBlocksOf } from '../code-blocks';
import { readJson } from '../json-text';
import type { Rule } from '../rule';

const known = [...codeLanguages, requestLanguage];

type Fault = { readonly reason: string; readonly place: Point | undefined };

const innerFence = /^ *(?:`{3}|~{3})/m;

/** What is wrong with the lines around the code; undefined if nothing. */
function fenceFault({ language, text, node }: CodeBlock, lines: readonly string[]): Fault | undefined {
  const { start, end } = node.position ?? {};
  const [first, last] = [lines[(start?.line ?? 1) - 1] ?? '', lines[(end?.line ?? 1) - 1] ?? ''];
  const [, fence] = /^[\s>*-]*(?:\d+\.\s+)?(`{3,}|~{3,})/.exec(first) ?? [];
  const fault = (reason: string): Fault => ({ reason, place: start });
  if (fence === undefined)
    return fault(
      'These lines are indented like code; remove the spaces before them, or put them between lines ```',
    );
  if (end?.line === start?.line || !new RegExp(`^[\\s>]*${fence}\\s*$`).test(last))
    return fault(`The code block isn't closed; add a line ${fence} after it`);
  if (innerFence.test(text)) return fault("The code block isn't closed before the next one starts; close it");
  return language === '' || known.includes(language)
    ? undefined
    : fault(
        `"${language}" isn't a language that pages know; ${suggestion(language, known, `write one of: ${known.join(', ')}`)}`,
      );
}

/** What is wrong with JSON at an offset of a block; undefined if nothing. */
function jsonFault({ text, pointAt }: CodeBlock, start: number, variables: Variables): Fault | undefined {
  const read = readJson(text.slice(start), variables);
  return 'fault' in read ? { reason: read.fault, place: pointAt(start + read.offset) } : undefined;
}

/** What is wrong with a request; undefined if nothing. */
function requestFault(block: CodeBlock, variables: Variables): Fault | undefined {
  const { text, pointAt } = block;
  const read = readRequest(text);
  if (!('fault' in read)) return undefined;
  const { line, message, isJson } = read.fault;
  const before = text.split('\n').slice(0, line - 1);
  const offset = before.join('\n').length + (line > 1 ? 1 : 0);
  const ofBody = isJson ? jsonFault(block, offset, variables) : undefined;
  return ofBody ?? { reason: message, place: pointAt(offset) };
}

/** Code that pages can't show as it's meant: of an unknown language, not closed, or no JSON. */
export const rule: Rule = {
  id: 'code-block',
  severity: 'error',
  about:
    'A code block that isn’t closed, has an unknown language, or isn’t the JSON or request that it says.',
  example: { file: 'documentation/webhooks.md', from: '```json\n{', to: '```json\n{,' },
  checkFile: (content, { variables = new Map() }, report) => {
    const lines = content.text.split(/\r?\n/);
    for (const block of codeBlocksOf(content)) {
      const ofLanguage = () => {
        if (block.language === 'json') return jsonFault(block, 0, variables);
        return block.language === requestLanguage ? requestFault(block, variables) : undefined;
      };
      const fault = fenceFault(block, lines) ?? ofLanguage();
      if (fault) report(content, fault.place, fault.reason);
    }
  },
};
