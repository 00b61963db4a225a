import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { machineAndDay } from './bench/machine';
import { readCount, readGroups } from './bench/options';
import { type FileLoad, goalLines, goalRate, loadTable } from './bench/serve/load-table';
import { pages, type ServerName, serveFiles, smallFile, type Target } from './bench/serve/served-files';
import { hasWrk, type Load, measureServing } from './bench/serve/wrk';
import { whyNot } from './deploy/local';
import { helpIfAsked } from './lib/help.mjs';
import { main } from './lib/main.mjs';
import { optionsOrExit } from './lib/options.mjs';

helpIfAsked(`npm run bench:serve [-- options]

Measures how many requests per second nginx and Caddy respond to with the configuration that deploy:prepare writes, and
how soon at half of that. The load generator, wrk, runs on the same machine and takes its share of the cores. It prints
the tables of docs/performance.md. It's a benchmark, not a timed test: run it on an idle machine.

  --only nginx  one of the servers
  --seconds 3   of each measurement (default 4); there are 32`);

const servers: readonly ServerName[] = ['nginx', 'caddy'];

const { only, seconds } = optionsOrExit(() => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: servers.join(',') },
      seconds: { type: 'string', default: '4' },
    },
  });
  return { only: readGroups(values.only, servers), seconds: readCount(values.seconds) };
});

/** Bytes of a response's body as a browser gets it. Rejects if the server doesn't have the file. */
function bytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} has status ${response.statusCode}.`));
      buffer(response).then(({ length }) => resolve(length), reject);
    });
    asked.on('error', reject);
  });
}

const show = (what: string, { rate, p99 }: Load): void =>
  console.error(`${what}: ${rate.toFixed(0)} requests/s, p99 ${p99.toFixed(1)} ms`);

async function measureFiles(server: ServerName, origin: string, keepAlive: boolean): Promise<FileLoad[]> {
  const loads: FileLoad[] = [];
  const measureFile = async ({ title: file, path }: Target, limit?: number): Promise<FileLoad> => {
    const url = origin + path;
    const what = `${server}, ${file}, ${keepAlive ? 'with' : 'without'} keep-alive`;
    const full = await measureServing({ url, seconds, keepAlive });
    show(what, full);
    const rate = Math.min(full.rate, goalRate) / 2;
    const half = await measureServing({ url, seconds, keepAlive, rate });
    show(`${what}, half`, half);
    return { server, file, keepAlive, bytes: await bytesOf(url), full, half, limit: limit ?? full.rate };
  };
  const small = await measureFile(smallFile);
  for (const page of pages) loads.push(await measureFile(page, small.full.rate));
  return [...loads, small];
}

main(async () => {
  if (!hasWrk()) {
    console.log('Nothing was measured: wrk is not installed. Debian and Ubuntu have it as the package wrk.');
    return 0;
  }
  const loads: FileLoad[] = [];
  for (const name of only) {
    const reason = whyNot(name);
    if (reason !== undefined) {
      console.log(`${name}: not measured, ${reason}.`);
      continue;
    }
    const server = await serveFiles(name);
    try {
      for (const keepAlive of [true, false])
        loads.push(...(await measureFiles(name, server.origin, keepAlive)));
    } finally {
      await server.stop();
    }
  }
  console.log(`\n${machineAndDay()}, npm run bench:serve\n`);
  console.log([loadTable(loads, true), loadTable(loads, false), goalLines(loads).join('\n')].join('\n\n'));
  return 0;
});
