/** Receives error reports that pages send from another origin. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What has been received. */
export interface ReportReceiver {
  readonly dsn: string;
  /** Bodies of requests with an error. */
  readonly errors: string[];
  readonly stop: () => Promise<void>;
}

/** Starts a receiver on a free port. */
export async function startReportReceiver(): Promise<ReportReceiver> {
  const errors: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (body.includes('"exception"')) errors.push(body);
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://key@127.0.0.1:${port}/1`,
    errors,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
