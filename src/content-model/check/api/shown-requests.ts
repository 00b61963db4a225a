/** The requests and responses that a file shows: in fields, in Markdown code, and named in texts. */
import { valueAt } from '../../api/pointer';
import { bodyStartIn, type RequestBlock, readRequest } from '../../request-block';
import type { ContentFile } from '../reading/content-file';
import { type MarkdownPart, markdownParts } from '../reading/markdown-body';
import { countPieces, type Path, type Place } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import { type CurlCall, curlCalls } from './curl';

/** A text with the position of each of its offsets. */
export type ShownText = { readonly text: string; readonly placeOf: (offset: number) => Place };

/** A request's method and path, with its body if it has one. Offsets of its parts are in their texts. */
export type ShownRequest = {
  readonly method: string;
  /** The position of the method, if it's written. */
  readonly methodPlace?: () => Place;
  readonly path: ShownText;
  readonly body?: ShownText;
  /** The idempotency key; not of a call with curl. */
  readonly key?: ShownText;
  /** A call with curl. */
  readonly isCurl?: true;
  /** The body of such a call is in a file or in a variable of the shell. */
  readonly hasUnreadBody?: true;
  /** Only named, as in "POST /cards": it has no query and no body. */
  readonly isName?: true;
  /** Known for calls with an address. */
  readonly isSandbox?: boolean;
};

/** What a file shows: a request, a response, or a request with its response. */
export type Shown = { readonly request?: ShownRequest; readonly response?: ShownText };

/** A piece of a text. */
const slice = ({ text, placeOf }: ShownText, start: number, end = text.length): ShownText => ({
  text: text.slice(start, end),
  placeOf: (offset) => placeOf(start + offset),
});

const keyHeader = 'Idempotency-Key:';

/** A request block's parts, by their offsets in it. */
function inBlock(block: ShownText): ShownRequest[] {
  const read = readRequest(block.text);
  if ('fault' in read) return [];
  const { method, path, body, key } = read as RequestBlock;
  const start = block.text.indexOf(path);
  const keyStart =
    key === undefined ? -1 : block.text.indexOf(key, block.text.indexOf('\n') + keyHeader.length);
  const bodyStart = body === undefined ? -1 : bodyStartIn(block.text);
  return [
    {
      method,
      methodPlace: () => block.placeOf(0),
      path: slice(block, start, start + path.length),
      ...(bodyStart < 0 ? {} : { body: slice(block, bodyStart) }),
      ...(key === undefined ? {} : { key: slice(block, keyStart, keyStart + key.length) }),
    },
  ];
}

/** A field's text. A YAML block is indented, so positions are looked up by the word at the offset. */
function fieldText(content: ContentFile, path: Path, text: string): ShownText {
  return {
    text,
    placeOf: (offset) => {
      const piece = /^\S+/.exec(text.slice(offset))?.[0] ?? '';
      return piece === ''
        ? content.locate(path)
        : content.locateText(path, piece, countPieces(text.slice(0, offset), piece));
    },
  };
}

/** The request of a record with a body, and its response. */
function inRecord(content: ContentFile, at: Path, body: ShownText): Shown {
  const record = valueAt(content.value, at) as Partial<RequestBlock & { response: unknown }>;
  const { method, path, key, response } = record;
  const field = (name: string, text: string) => fieldText(content, [...at, name], text);
  const ofKey = typeof key === 'string' ? { key: field('key', key) } : {};
  return {
    ...(method && typeof path === 'string'
      ? { request: { method, path: field('path', path), body, ...ofKey } }
      : {}),
    ...(typeof response === 'string' ? { response: field('response', response) } : {}),
  };
}

function inFields(content: ContentFile): Shown[] {
  const shown: Shown[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    if (typeof value !== 'string') continue;
    const name = path.at(-1);
    const text = fieldText(content, path, value);
    if (name === 'call' && content.type.name === 'Product')
      shown.push({ request: { method: 'POST', path: text, isName: true } });
    if (!shape.code) continue;
    if (name === 'simulate') shown.push(...inBlock(text).map((request) => ({ request })));
    if (name === 'body') shown.push(inRecord(content, path.slice(0, -1), text));
  }
  return shown;
}

/** The code of a part: its first line is below the fence, and its lines may be indented with the text around it. */
function codeText(
  { place }: MarkdownPart,
  code: string,
  rows: readonly string[],
  firstRow: number,
): ShownText {
  return {
    text: code,
    placeOf: (offset) => {
      const before = code.slice(0, offset).split('\n');
      const line = place.line + before.length;
      const own = code.split('\n')[before.length - 1] ?? '';
      const indent = Math.max(0, (rows[line - firstRow] ?? '').indexOf(own));
      return { line, column: indent + (before.at(-1)?.length ?? 0) + 1 };
    },
  };
}

const shellLanguages = ['bash', 'sh', 'shell', 'console', ''];

/** The language of code, which may be empty; undefined for what isn't code, and for imagined JSON. */
function languageOf({ kind, text, code }: MarkdownPart): string | undefined {
  if (kind === 'plain code') return '';
  return kind === 'language' && code !== undefined ? text : undefined;
}

function fromCurl(
  code: ShownText,
  { method, methodOffset, path, pathOffset, body, bodyOffset, hasUnreadBody, isSandbox }: CurlCall,
): Shown {
  const request: ShownRequest = {
    method,
    isCurl: true,
    ...(hasUnreadBody ? { hasUnreadBody } : {}),
    ...(methodOffset === undefined ? {} : { methodPlace: () => code.placeOf(methodOffset) }),
    path: { ...slice(code, pathOffset), text: path },
    // Variables of the shell are placeholders in the body.
    ...(body === undefined ? {} : { body: { ...slice(code, bodyOffset), text: body } }),
    ...(isSandbox === undefined ? {} : { isSandbox }),
  };
  return { request };
}

/** An operation that a text names in code: `POST /cards/{id}/cancel`, or the path of a simulation. */
const named = /^(?:(GET|POST|PATCH|DELETE) )?(\/[a-z][\w/{}.-]*[\w}])$/;

function inName({ text, place }: MarkdownPart): Shown[] {
  const [, method, path = ''] = named.exec(text) ?? [];
  if (path === '' || (method === undefined && !/^\/simulations\/./.test(path))) return [];
  const start = text.length - path.length;
  // The position is that of the code's backquote.
  const shown = { text: path, placeOf: () => ({ line: place.line, column: place.column + 1 + start }) };
  const methodPlace = () => ({ line: place.line, column: place.column + 1 });
  const own = method === undefined ? {} : { methodPlace };
  return [{ request: { method: method ?? 'POST', ...own, path: shown, isName: true } }];
}

/** The response directly below a request, if there is one. */
function responseBelow(
  request: MarkdownPart | undefined,
  next: MarkdownPart | undefined,
  rows: readonly string[],
  firstRow: number,
) {
  if (request?.kind !== 'request' || next?.text !== 'json' || next.code === undefined) return undefined;
  const fence = request.place.line + request.text.split('\n').length + 1;
  const between = rows.slice(fence - firstRow + 1, next.place.line - firstRow);
  return between.join('').trim() === '' ? next : undefined;
}

function inBody({ body }: ContentFile): Shown[] {
  if (!body) return [];
  const rows = body.text.split('\n');
  const parts = markdownParts(body);
  const responseTo = (index: number) => responseBelow(parts[index], parts[index + 1], rows, body.line);
  const codeOf = (part: MarkdownPart) => codeText(part, part.code ?? part.text, rows, body.line);
  const callsIn = (part: MarkdownPart): Shown[] =>
    curlCalls(codeOf(part).text).map((call) => fromCurl(codeOf(part), call));
  const requestIn = (part: MarkdownPart, response: MarkdownPart | undefined): Shown => {
    const [request] = inBlock(codeOf(part));
    return { ...(request ? { request } : {}), ...(response ? { response: codeOf(response) } : {}) };
  };
  return parts.flatMap((part, index): Shown[] => {
    if (part.kind === 'inline code') return inName(part);
    if (part.kind === 'request') return [requestIn(part, responseTo(index))];
    const language = languageOf(part);
    if (language === 'json') return responseTo(index - 1) ? [] : [{ response: codeOf(part) }];
    return language !== undefined && shellLanguages.includes(language) ? callsIn(part) : [];
  });
}

const shown = new WeakMap<ContentFile, Shown[]>();

/** The requests and responses in a file. Memoized: an unchanged file is the same object as before (content-files.ts). */
export function shownIn(content: ContentFile): Shown[] {
  const found = shown.get(content) ?? [...inFields(content), ...inBody(content)];
  shown.set(content, found);
  return found;
}
