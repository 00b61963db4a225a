/** Serves a prepared host on this machine: nginx and Caddy themselves, and simulators or models of the others. */
import { join } from 'node:path';
import type { Kind } from '../conformance/run';
import type { HostName } from '../hosts';
import type { SiteRules } from '../site-rules';
import { cloudflare } from './models/cloudflare';
import { cloudfront } from './models/cloudfront';
import { type Model, serveModel } from './models/model-server';
import { netlify } from './models/netlify';
import { absence, type LocalServer, serveWith } from './program-server';
import { simulatorOf } from './simulators';

const models: Readonly<Record<Exclude<HostName, 'nginx' | 'caddy'>, (folder: string) => Model>> = {
  cloudflare,
  netlify,
  's3-cloudfront': cloudfront,
};

/** Why a host can't be served here; undefined where it can. */
export const whyNot = (name: HostName): string | undefined =>
  name === 'nginx' || name === 'caddy' ? absence(name) : undefined;

/** What serves a host here, in words. */
export function servedBy(name: HostName): string {
  if (simulatorOf(name)) return "the platform's simulator";
  return name in models ? 'a model of its rules' : 'the server itself';
}

/** What serves a host here, for the conformance test. Netlify's simulator neither compresses nor reads Cache-Control in _headers. */
export function kindOf(name: HostName): Kind {
  const simulated = simulatorOf(name) !== undefined;
  return {
    model: name in models && !(simulated && name === 'cloudflare'),
    ownHosts: true,
    ownCaching: simulated && name === 'netlify',
  };
}

/**
 * Serves a prepared host.
 * @param folder what prepareHost has written, absolute
 */
export function serveHost(name: HostName, rules: SiteRules, folder: string): Promise<LocalServer> {
  if (name === 'nginx' || name === 'caddy') return serveWith(name, rules, join(folder, 'site'));
  return simulatorOf(name)?.(folder) ?? serveModel(models[name](folder));
}
