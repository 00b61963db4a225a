/** Starts a program that serves on a loopback port, in the foreground, and ends it by its process ID. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { serverReady } from '../../lib/server-ready.mjs';
import { tryPort } from '../../machine/port.mjs';
import { which } from '../../machine/which.mjs';
import { caddyConfig } from '../hosts/caddy';
import { nginxConfig } from '../hosts/nginx';
import type { SiteRules } from '../site-rules';

/** A running server. */
export interface LocalServer {
  /** "http://127.0.0.1:40001". */
  readonly origin: string;
  stop(): Promise<void>;
}

/** A program with its configuration: how to check it, and how to run it. */
interface Program {
  readonly config: string;
  readonly validate: (file: string) => readonly string[];
  readonly run: (file: string) => readonly string[];
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of a program. nginx is in a folder that isn't on every user's PATH. */
export const find = (name: string): string | undefined =>
  which(name, { PATH: [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter) });

/** Why a program can't run on this machine; undefined where it can. */
export function absence(name: 'nginx' | 'caddy'): string | undefined {
  if (!find(name)) return `${name} is not installed`;
  return name === 'nginx' && !existsSync(brotliModule)
    ? 'libnginx-mod-http-brotli-static is not installed'
    : undefined;
}

/** nginx's configuration around that of the site. All its files are in the temporary folder, which only the user who runs it may read. */
export const nginxAround = (site: string, folder: string): string => `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 2;
worker_shutdown_timeout 2s;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}}
`;

const programs = {
  nginx: (rules: SiteRules, root: string, port: number, folder: string): Program => ({
    config: nginxAround(nginxConfig(rules, { root, port }), folder),
    validate: (file) => ['-t', '-q', '-p', folder, '-e', `${folder}/error.log`, '-c', file],
    run: (file) => ['-p', folder, '-e', `${folder}/error.log`, '-c', file],
  }),
  caddy: (rules: SiteRules, root: string, port: number): Program => ({
    config: caddyConfig(rules, { root, port }),
    validate: (file) => ['validate', '--adapter', 'caddyfile', '--config', file],
    run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  }),
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Validates the configuration with the program itself, and serves a prepared site with it.
 * @param root the folder of the site's files, absolute
 * @throws with the program's own message when it refuses the configuration
 */
export async function serveWith(
  name: 'nginx' | 'caddy',
  rules: SiteRules,
  root: string,
): Promise<LocalServer> {
  const program = find(name) ?? name;
  const port = await tryPort(0, '127.0.0.1');
  const folder = mkdtempSync(join(tmpdir(), `site-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const { config, validate, run } = programs[name](rules, root, port, folder);
  const file = join(folder, 'config');
  writeFileSync(file, config);
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const { status, stderr } = spawnSync(program, validate(file), { encoding: 'utf8', env });
  if (status !== 0) {
    remove();
    throw new Error(`${name} refuses its configuration:\n${stderr}`);
  }
  const child = spawn(program, run(file), { stdio: 'ignore', env });
  const end = () => {
    child.kill('SIGTERM');
    remove();
  };
  // Where this process is ended, the server ends with it.
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    child.kill('SIGTERM');
    await ended(child);
    remove();
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await serverReady(origin, child, 20_000);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}
