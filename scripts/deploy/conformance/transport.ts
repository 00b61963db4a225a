/** What a server does with the bytes of a file: compression, revalidation, ranges. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { worthwhile } from '../compress';
import { ending } from '../site-rules';
import { type Check, checkEach, differs, type Subject } from './check';

/** Endings of text that every host compresses. Some leave others, such as Markdown, as they are. */
const alwaysCompressed = new Set(['html', 'js', 'css', 'json', 'txt', 'xml', 'svg']);

/** The largest published file of each ending, except of very large ones, with the address at which it is. */
function samples({ site, rules }: Subject): { path: string; content: Buffer; compressed: boolean }[] {
  const seen = new Map<string, { path: string; content: Buffer; compressed: boolean }>();
  for (const file of site.files) {
    const content = readFileSync(join(site.folder, file));
    const known = seen.get(ending(file));
    if (
      file === rules.errorPage ||
      content.length > 1_000_000 ||
      (known && known.content.length >= content.length)
    )
      continue;
    const compressed = alwaysCompressed.has(ending(file)) && content.length >= worthwhile;
    seen.set(ending(file), { path: file.replace(/\/index\.html$/, '') || '/', content, compressed });
  }
  return [...seen.values()];
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** True when a compressed form is that of the content. */
function isForm(encoding: keyof typeof decoders, form: Buffer, content: Buffer): boolean {
  try {
    return decoders[encoding](form).equals(content);
  } catch {
    return false;
  }
}

const pairs = (subject: Subject) =>
  samples(subject).flatMap((sample) =>
    (['br', 'gzip'] as const).map((encoding) => ({ ...sample, encoding })),
  );

/** Text is sent in each encoding that the browser reads, and as it is to others. */
export const compression: Check = (subject) =>
  checkEach(pairs(subject), async ({ path, content, compressed, encoding }) => {
    const plain = await subject.ask(path);
    const asIs = [
      differs('content encoding without Accept-Encoding', plain.headers['content-encoding'], undefined),
      !plain.body.equals(content) && 'the body is not that of the file',
    ];
    const { headers, body } = await subject.ask(path, { headers: { 'Accept-Encoding': encoding } });
    if (headers['content-encoding'] !== encoding)
      return [...asIs, compressed && `it has no ${encoding} form`];
    return [
      ...asIs,
      !/accept-encoding/i.test(headers.vary ?? '') && 'Vary does not name Accept-Encoding',
      !isForm(encoding, body, content) && `its ${encoding} form is another file`,
    ];
  });

/** A browser that has the file gets 304 without it; the two encodings have different strong ETags. */
export const revalidation: Check = (subject) =>
  checkEach(samples(subject), async ({ path }) => {
    const problems = ['identity', 'br', 'gzip'].map(async (encoding) => {
      const accept = { 'Accept-Encoding': encoding };
      const { etag } = (await subject.ask(path, { headers: accept })).headers;
      if (etag === undefined) return `it has no ETag (${encoding})`;
      const again = await subject.ask(path, { headers: { ...accept, 'If-None-Match': etag } });
      const other = await subject.ask(path, { headers: { ...accept, 'If-None-Match': '"another"' } });
      return (
        differs(`status with its ETag (${encoding})`, again.status, 304) ||
        differs('status with another ETag', other.status, 200)
      );
    });
    return Promise.all(problems);
  });

/** A part of a file can be asked for. A server that doesn't offer that sends the whole file, as HTTP allows. */
export const ranges: Check = (subject) =>
  checkEach(samples(subject), async ({ path, content }) => {
    const { status, headers, body } = await subject.ask(path, { headers: { Range: 'bytes=5-14' } });
    if (status === 200 && headers['accept-ranges'] !== 'bytes')
      return [!body.equals(content) && 'the body is not that of the file'];
    return [
      differs('status of a range', status, 206),
      differs('Content-Range', headers['content-range'], `bytes 5-14/${content.length}`),
      !body.equals(content.subarray(5, 15)) && 'the part is wrong',
    ];
  });

/** A method that changes something is refused. */
export const methods: Check = ({ ask }) =>
  checkEach([{ path: '/' }, { path: '/robots.txt' }], async ({ path }) => {
    const statuses = ['POST', 'PUT', 'DELETE'].map(async (method) => {
      const { status } = await ask(path, { method });
      return (status < 400 || status > 499) && `status of ${method} is ${status}`;
    });
    return Promise.all(statuses);
  });
