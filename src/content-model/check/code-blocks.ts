/** The requests and responses that a file shows: in fields and in code blocks of its body. */
import type { Code } from 'mdast';
import type { Point } from 'unist';
import type { ContentFile } from '../read/content-file';
import { nodesIn } from '../read/nodes';
import { type RequestBlock, readRequest, requestLanguage } from '../request-block';
import { fieldsOf, recordsIn } from './site';

/** A text with the point of each of its offsets. */
export type ShownText = { readonly text: string; readonly pointAt: (offset: number) => Point };

/** A code block with its language. */
export type CodeBlock = ShownText & { readonly language: string; readonly node: Code };

/** The code blocks of a body. */
export function codeBlocksOf(content: ContentFile): CodeBlock[] {
  const found: CodeBlock[] = [];
  for (const node of nodesIn(content.tree())) {
    if (node.type !== 'code') continue;
    const start = node.position?.start ?? { line: 1, column: 1, offset: 0 };
    const isFenced = /^[`~]/.test(content.text.slice(start.offset, (start.offset ?? 0) + 1));
    found.push({
      node,
      text: node.value,
      language: node.lang ?? '',
      pointAt: (offset) => {
        const before = node.value.slice(0, offset).split('\n');
        const line = start.line + before.length - (isFenced ? 0 : 1);
        return { line, column: start.column + (before.at(-1)?.length ?? 0) };
      },
    });
  }
  return found;
}

/** A request: what it says, its text, and its body's. */
export type ShownRequest = {
  readonly request: RequestBlock;
  readonly shown: ShownText;
  readonly body: ShownText;
};

/** A request in a text such as "POST /accounts", an empty line and JSON; undefined if it's something else. */
function requestIn(shown: ShownText): ShownRequest | undefined {
  const read = readRequest(shown.text);
  if ('fault' in read) return undefined;
  const { text, pointAt } = shown;
  const start = (/^[\s\S]*?\n[ \t\r]*\n/.exec(text) ?? [text])[0].length;
  return {
    request: read,
    shown,
    body: { text: text.slice(start), pointAt: (offset) => pointAt(start + offset) },
  };
}

/** A request with the response that follows it, or a response alone. */
export type Shown = { readonly request?: ShownRequest; readonly response?: ShownText };

/** The text of a field. */
const fieldText = (content: ContentFile, path: (string | number)[], text: unknown): ShownText => ({
  text: typeof text === 'string' ? text : '',
  pointAt: (offset) => content.pointIn(path, offset),
});

function inFields(content: ContentFile): Shown[] {
  const { request, collect } = fieldsOf(content.value);
  const places = [
    { at: ['request'], own: fieldsOf(request) },
    ...recordsIn(collect).map((record, index) => ({
      at: ['collect', index, 'request'],
      own: fieldsOf(record.request),
    })),
  ];
  const shown: Shown[] = [];
  for (const { at, own } of places) {
    if (typeof own.path !== 'string') continue;
    const body = fieldText(content, [...at, 'body'], own.body);
    const path = fieldText(content, [...at, 'path'], own.path);
    const method = own.method as RequestBlock['method'];
    const key = String(own.key);
    shown.push({
      request: { request: { method, path: own.path, key, body: body.text }, shown: path, body },
      response: fieldText(content, [...at, 'response'], own.response),
    });
  }
  if (content.type.name === 'CodeNetwork')
    for (const [index, { simulate }] of recordsIn(fieldsOf(content.value).codes).entries()) {
      const found = requestIn(fieldText(content, ['codes', index, 'simulate'], simulate));
      if (found) shown.push({ request: found });
    }
  return shown;
}

/** Everything that a file shows of the API, in order. */
export function shownIn(content: ContentFile): Shown[] {
  const shown = inFields(content);
  for (const block of codeBlocksOf(content)) {
    const request = block.language === requestLanguage ? requestIn(block) : undefined;
    if (request) shown.push({ request });
    // "json imagined" shows what the API might send one day.
    if (block.language === 'json' && !block.node.meta?.includes('imagined')) shown.push({ response: block });
  }
  return shown;
}
