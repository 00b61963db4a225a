/**
 * Serves the builds, and lets tests in other processes deploy them: `POST /deploy?build=code&kept=true` puts a release in place,
 * `GET /` responds with the address of the site and the error reports since the first build was deployed.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { absence } from '../deploy/local/program-server';
import { startModel } from './model-server';
import { startNginx } from './nginx';
import { type Build, writeReleases } from './releases';
import { startReportReceiver } from './report-receiver';

/** What `GET /` responds with. */
export interface SiteState {
  readonly origin: string;
  readonly reports: readonly string[];
}

/**
 * Starts nginx, or a model of Netlify where it isn't installed, with the first build.
 * @param builds absolute folder with a folder for each build
 */
export async function startControl(builds: string) {
  const receiver = await startReportReceiver();
  const isNginx = absence('nginx') === undefined;
  const releases = await writeReleases(isNginx ? 'nginx' : 'netlify', builds, receiver.dsn);
  const site = await (isNginx ? startNginx(releases) : startModel(releases));
  console.log(isNginx ? 'served by nginx' : 'served by a model of Netlify, because nginx is not installed');
  const deploy = async (query: URLSearchParams): Promise<void> => {
    const build = query.get('build') as Build;
    await site.deploy(releases.get(build, query.get('kept') === 'true'));
    if (build === 'first') receiver.errors.length = 0;
  };
  const control = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') await deploy(new URL(request.url ?? '/', site.origin).searchParams);
      const state: SiteState = { origin: site.origin, reports: receiver.errors };
      response.end(JSON.stringify(state));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(control.address() as AddressInfo).port}`,
    stop: async () => {
      control.close();
      control.closeAllConnections();
      await site.stop();
      await receiver.stop();
      releases.remove();
    },
  };
}
