/** A receiver of error reports: it keeps the envelopes that pages send to it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The fields of an event or a transaction that tests read. */
export type Report = {
  type: string;
  release?: string;
  environment?: string;
  transaction?: string;
  tags?: { pathname?: string };
  contexts?: { react?: { componentStack?: string } };
  exception?: { values: { type: string; value: string }[] };
  request?: Record<string, unknown>;
  user?: unknown;
};

/** The items of an envelope: lines of JSON, of which every second one after the first describes the next. */
function itemsOf(body: string): Report[] {
  const [, ...lines] = body
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return lines.flatMap((line, index) => (index % 2 === 1 ? { ...line, type: lines[index - 1].type } : []));
}

/** Starts a receiver on a free port of this machine. */
export async function startReceiver() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST') bodies.push(Buffer.concat(chunks).toString());
      response
        .writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' })
        .end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reports = (type: string) => bodies.flatMap(itemsOf).filter((report) => report.type === type);
  return {
    dsn: `http://public@127.0.0.1:${port}/1`,
    origin: `http://127.0.0.1:${port}`,
    /** Everything that was sent, as text. */
    text: () => bodies.join('\n'),
    /** The types of all items that were sent. */
    types: () => [...new Set(bodies.flatMap(itemsOf).map(({ type }) => type))],
    errors: () => reports('event'),
    /** Messages of the errors, in order. */
    messages: () =>
      reports('event').map(({ exception }) => exception?.values.map(({ value }) => value).join(' / ')),
    /** Paths of the visits, in order. */
    transactions: () => reports('transaction').map(({ transaction }) => transaction),
    stop: () => server.close(),
  };
}
