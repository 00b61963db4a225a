/**
 * A real Sentry-compatible receiver for tests: Spotlight, on a free port of this machine.
 *
 * Its server is started without its command-line program, which sends telemetry.
 * `GET /stream` with `Accept: text/event-stream` replays what it has received (up to 500 envelopes) and then follows. Each
 * event of the stream has `event:` (content type), `data:` and `id:`; `data` is JSON, `[header, [[itemHeader, payload], ...]]`,
 * where `header` is the envelope's with some added `__spotlight_*` fields, and `payload` is parsed JSON (attachments and other
 * types are kept as they are).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** One item of an envelope: `event`, `transaction`, `session`, `client_report`, `span`, ... */
export type SentryItem = { type: string; payload: Record<string, unknown> };

/** One request to the receiver: header of the envelope and its items. */
export type Envelope = { header: Record<string, unknown>; items: SentryItem[] };

export type SentryReceiver = {
  /** The DSN for the site's settings. */
  dsn: string;
  /** All envelopes received since the start or the last `clear`, in order. */
  envelopes: () => readonly Envelope[];
  clear: () => void;
  stop: () => Promise<void>;
};

const program = `
  import { setupSpotlight } from '@spotlightjs/spotlight';
  const server = await setupSpotlight({ port: 0, logger: { ...console, debug() {}, info() {} } });
  process.send(server.address().port);
  process.on('disconnect', () => process.exit());
`;

/** Payloads of one type of item in envelopes. */
export const payloads = (envelopes: readonly Envelope[], type: string): Record<string, unknown>[] =>
  envelopes.flatMap(({ items }) => items.filter((item) => item.type === type).map(({ payload }) => payload));

/** Starts a receiver; `stop` ends its process, and so does the end of this process. */
export async function startSentryReceiver(): Promise<SentryReceiver> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The receiver ended with code ${code}.`))),
  ]);
  const received: Envelope[] = [];
  const closing = new AbortController();
  const headers = { accept: 'text/event-stream' };
  const stream = await fetch(`http://127.0.0.1:${port}/stream`, { headers, signal: closing.signal });
  const reading = follow(stream, (envelope) => received.push(envelope)).catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    envelopes: () => received,
    clear: () => received.splice(0),
    stop: async () => {
      closing.abort();
      await reading;
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      // The process ends when disconnected; it would handle a signal by waiting.
      child.disconnect();
      await ended;
    },
  };
}

/** Reads the stream to its end and calls `take` for each envelope in it. */
async function follow({ body }: Response, take: (envelope: Envelope) => void): Promise<void> {
  if (!body) throw new Error('The receiver sent no stream.');
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split(/\r?\n\r?\n/);
    // The last one may be truncated.
    text = blocks.pop() ?? '';
    for (const envelope of blocks.map(parseStreamEvent)) if (envelope) take(envelope);
  }
}

/** The envelope in one event of the stream; null for comments, keep-alives and anything else. */
export function parseStreamEvent(block: string): Envelope | null {
  const lines = block.split(/\r?\n/).filter((line) => line.startsWith('data:'));
  const data = parseJson(lines.map((line) => line.slice('data:'.length).trimStart()).join('\n'));
  if (!Array.isArray(data)) return null;
  const [header, items] = data;
  if (!isRecord(header) || !Array.isArray(items)) return null;
  return { header, items: items.flatMap(readItem) };
}

function readItem(item: unknown): SentryItem[] {
  const [header, payload] = Array.isArray(item) ? item : [];
  if (!isRecord(header) || typeof header.type !== 'string') return [];
  return [{ type: header.type, payload: isRecord(payload) ? payload : { content: payload } }];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
