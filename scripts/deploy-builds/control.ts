/**
 * Serves the builds, and lets tests in other processes deploy them: `POST /deploy?build=code&kept=true` puts a release in place,
 * `GET /` responds with the address of the site and the error reports since the first build was deployed.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { absence } from '../deploy/local/program-server';
import { startModel } from './model-server';
import { type Server, startNginx } from './nginx';
import { type Build, type Releases, writeReleases } from './releases';
import { startReportReceiver } from './report-receiver';

/** What `GET /` responds with. */
export interface SiteState {
  readonly origin: string;
  readonly reports: readonly string[];
}

/**
 * Starts nginx, or a model of Netlify where it isn't installed, with the first build. Rejects if a build is missing or the server
 * doesn't start, and then leaves nothing running.
 * @param builds absolute folder with a folder for each build
 */
export async function startControl(builds: string) {
  /** To be run at the end, last first. */
  const cleanups: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  };
  try {
    const receiver = await startReportReceiver();
    cleanups.push(receiver.stop);
    const isNginx = absence('nginx') === undefined;
    const releases = await writeReleases(isNginx ? 'nginx' : 'netlify', builds, receiver.dsn);
    cleanups.push(releases.remove);
    const site = await (isNginx ? startNginx(releases) : startModel(releases));
    cleanups.push(site.stop);
    console.log(isNginx ? 'served by nginx' : 'served by a model of Netlify, because nginx is not installed');
    const control = await serveControl(site, releases, receiver.errors);
    cleanups.push(control.stop);
    return { origin: control.origin, stop };
  } catch (error) {
    // What is left running would keep this process alive.
    await stop();
    throw error;
  }
}

/** Serves the control on a free port. @param errors what the receiver has received */
async function serveControl(site: Server, releases: Releases, errors: string[]) {
  const deploy = async (query: URLSearchParams): Promise<void> => {
    const build = query.get('build') as Build;
    await site.deploy(releases.get(build, query.get('kept') === 'true'));
    if (build === 'first') errors.length = 0;
  };
  const control = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') await deploy(new URL(request.url ?? '/', site.origin).searchParams);
      const state: SiteState = { origin: site.origin, reports: errors };
      response.end(JSON.stringify(state));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    stop: () => {
      control.close();
      control.closeAllConnections();
    },
  };
}
