/** nginx as docs/hosting.md sets it up: a link names the release, and a reload makes nginx read its configuration. */
import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfig } from '../deploy/hosts/nginx';
import { find, nginxAround } from '../deploy/local/program-server';
import { start, stop } from '../lib/processes.mjs';
import { serverReady } from '../lib/server-ready.mjs';
import { tryPort } from '../machine/port.mjs';
import type { Release, Releases } from './releases';

const program = find('nginx') ?? 'nginx';

/** The processes that a process has started. Linux only. */
const childrenOf = (pid: number): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** A server that switches between releases. */
export interface Server {
  readonly origin: string;
  readonly deploy: (release: Release) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Serves the first of the releases on a free port. Rejects if nginx doesn't start. */
export async function startNginx({ folder, get }: Releases): Promise<Server> {
  const port = await tryPort(0, '127.0.0.1');
  const config = join(folder, 'around.conf');
  writeFileSync(config, nginxAround(`include ${folder}/current/nginx.conf;`, folder));
  const options = ['-p', folder, '-e', join(folder, 'error.log'), '-c', config];
  const link = (release: Release) => {
    const root = join(release.folder, 'site');
    writeFileSync(join(release.folder, 'nginx.conf'), nginxConfig(release.rules, { root, port }));
    symlinkSync(release.folder, join(folder, 'next'));
    renameSync(join(folder, 'next'), join(folder, 'current'));
  };
  link(get('first', false));
  const server = start(program, options, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await serverReady(origin, server, 20_000);
  } catch (error) {
    await stop(server);
    throw error;
  }
  const pid = server.pid ?? 0;
  return {
    origin,
    deploy: async (release) => {
      link(release);
      const { status, stderr } = spawnSync(program, ['-t', '-q', ...options], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
      const before = childrenOf(pid);
      server.kill('SIGHUP');
      const old = () => childrenOf(pid).filter((child) => before.includes(child));
      for (let count = 0; old().length > 0; count += 1) {
        // A worker of the previous release waits for connections without a request, for at most worker_shutdown_timeout.
        if (count > 3000) throw new Error('nginx still serves the previous release.');
        await sleep(20);
      }
    },
    stop: () => stop(server),
  };
}
