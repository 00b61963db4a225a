/**
 * `npm run test:snippets`: runs every cURL snippet of the built site against a mock server for public/openapi.json, and
 * validates the responses. Needs a built site, bash and curl.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Description } from '../src/content-model/api/openapi';
import { validatorFor } from '../src/content-model/api/validator';
import { root } from './lib/root.mjs';
import { tryPort } from './machine/port.mjs';
import { startMockServer } from './snippets/mock-server';
import { snippetsIn } from './snippets/page-snippets';
import { requestIn, responseError } from './snippets/response-check';
import { runSnippet, type Stage } from './snippets/snippet-run';

/** Concurrent snippets: the server responds to one at a time, while others start. */
const atOnce = 3;

const publicFolder = join(root, 'public');

/** Every environment variable that snippets read a key from. */
const keysIn = (codes: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    codes.flatMap((code) => [...code.matchAll(/\$(\w+_API_KEY)/g)].map(([, name = '']) => [name, 'key'])),
  );

async function main(): Promise<void> {
  process.chdir(root);
  const file = join(publicFolder, 'openapi.json');
  const api = JSON.parse(readFileSync(file, 'utf8')) as Description & { servers: { url: string }[] };
  const hosts = api.servers.map(({ url }) => url);
  const faultsOf = validatorFor(api);
  const snippets = (await snippetsIn(publicFolder)).flatMap((snippet) => {
    const request = requestIn(snippet.code, hosts);
    return request ? [{ ...snippet, request }] : [];
  });
  const server = await startMockServer(file, await tryPort(0, '127.0.0.1'));
  const stage: Stage = { hosts, origin: server.origin, env: keysIn(snippets.map(({ code }) => code)) };
  const faults: string[] = [];
  const waiting = [...snippets];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { page, code, request } = next;
      const fault = responseError(request, await runSnippet(code, stage), api, faultsOf);
      if (fault) faults.push(`${relative(root, page)}: ${request.method} ${request.path}: ${fault}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    server.end();
  }
  for (const fault of faults.sort()) console.error(fault);
  console.log(`${snippets.length - faults.length} snippets passed, ${faults.length} failed`);
  if (faults.length > 0 || snippets.length === 0) process.exitCode = 1;
}

void main();
