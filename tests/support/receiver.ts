/** A receiver of error reports: Playwright keeps what a page sends to its address, and nothing leaves this machine. */
import type { Page } from '@playwright/test';

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

/** Keeps the reports of a page. */
export async function receiveReports(page: Page) {
  const origin = 'https://errors.example';
  const bodies: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString() ?? '');
    await route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: {} });
  });
  const reports = (type: string) => bodies.flatMap(itemsOf).filter((report) => report.type === type);
  return {
    dsn: 'https://public@errors.example/1',
    origin,
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
  };
}
