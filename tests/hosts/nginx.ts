/** Runs nginx on this machine with the configuration that `npm run deploy:prepare` has written to dist/. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx is installed with the module that the configuration needs. */
export const hasNginx = existsSync(brotli);

const configuration = (folder: string, port: number) => `
load_module ${brotli};
daemon off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  include /etc/nginx/mime.types;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${resolve('dist/nginx/http.conf')};
  include ${folder}/maps.conf;
  server {
    listen 127.0.0.1:${port};
    root ${resolve('dist/site')};
    include ${resolve('dist/nginx/site.conf')};
    include ${resolve('dist/nginx/headers.conf')};
  }
}`;

/**
 * Starts nginx, and waits until it responds.
 * @param reports the address to which it forwards error reports
 * @returns a function that ends it
 */
export async function startNginx(port: number, reports: string): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const maps = readFileSync('dist/nginx/maps.conf', 'utf8');
  writeFileSync(
    join(folder, 'maps.conf'),
    maps.replace(/(\$site_reports \{\s+default )".*"/, `$1"${reports}"`),
  );
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const nginx: ChildProcess = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'inherit',
  });
  const stop = () => {
    nginx.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    nginx.kill('SIGTERM');
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (nginx.exitCode !== null) break;
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)) return stop;
    await new Promise((done) => setTimeout(done, 100));
  }
  stop();
  throw new Error('nginx did not start; its own message is above.');
}
