import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Description } from '../src/content-model/api/openapi';
import { validatorFor } from '../src/content-model/api/validator';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { requireBuild } from './lib/require-build.mjs';
import { root } from './lib/root.mjs';
import { tryPort } from './machine/port.mjs';
import { startMockServer } from './snippets/mock-server';
import { shellCodeIn, snippetsIn } from './snippets/page-snippets';
import { startRecorder } from './snippets/recorder';
import { requestIn, responseError } from './snippets/response-check';
import { runSnippet, type Stage } from './snippets/snippet-run';
import { runScript, scriptOf, walkthroughFaults, walkthroughs } from './snippets/walkthrough';

helpIfAsked(`npm run test:snippets

Runs every cURL snippet of the built site against a mock server that responds as public/openapi.json says, and checks
the responses against it. The commands of a walkthrough run in order, in one shell. Needs a built site, bash and curl.`);

/** Concurrent snippets: the server responds to one at a time, while others start. */
const atOnce = 3;

const publicFolder = join(root, 'public');

/** Every environment variable that snippets read a key from. */
const keysIn = (codes: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    codes.flatMap((code) => [...code.matchAll(/\$(\w+_API_KEY)/g)].map(([, name = '']) => [name, 'key'])),
  );

/** Runs all snippets and walkthroughs. @returns the exit code */
async function testSnippets(): Promise<number> {
  process.chdir(root);
  requireBuild(publicFolder);
  const file = join(publicFolder, 'openapi.json');
  const api = JSON.parse(readFileSync(file, 'utf8')) as Description & { servers: { url: string }[] };
  const hosts = api.servers.map(({ url }) => url);
  const faultsOf = validatorFor(api);
  const guides = walkthroughs.map((path) => join(publicFolder, path));
  const snippets = (await snippetsIn(publicFolder, guides)).flatMap((snippet) => {
    const request = requestIn(snippet.code, hosts);
    return request ? [{ ...snippet, request }] : [];
  });
  const server = await startMockServer(file, await tryPort(0, '127.0.0.1'));
  const stage: Stage = { hosts, origin: server.origin, env: keysIn(snippets.map(({ code }) => code)) };
  const faults: string[] = [];
  let passed = 0;
  const waiting = [...snippets];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { page, code, request } = next;
      const fault = responseError(request, await runSnippet(code, stage), api, faultsOf);
      if (fault) faults.push(`${relative(root, page)}: ${request.method} ${request.path}: ${fault}`);
      else passed += 1;
    }
  };
  const walk = async (page: string): Promise<void> => {
    const codes = await shellCodeIn(page);
    const recorder = await startRecorder(server.origin);
    const outcome = await runScript(scriptOf(codes, hosts, recorder.origin));
    recorder.end();
    const found = walkthroughFaults(codes, outcome, recorder.exchanges, (exchange) =>
      responseError(exchange, exchange.response, api, faultsOf),
    );
    faults.push(...found.map((fault) => `${relative(root, page)}: ${fault}`));
    if (found.length === 0) passed += 1;
    console.log(`${relative(root, page)}: ${recorder.exchanges.length} requests in order`);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const page of guides) await walk(page);
  } finally {
    await server.end();
  }
  for (const fault of faults.sort()) console.error(fault);
  console.log(`${passed} of ${snippets.length + guides.length} snippets and walkthroughs passed`);
  return faults.length > 0 || snippets.length === 0 ? 1 : 0;
}

void main(testSnippets);
