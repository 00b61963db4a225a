/** Serves a prepared host on this machine: nginx and Caddy themselves, and models of the others. */
import { join } from 'node:path';
import type { HostName } from '../hosts';
import type { SiteRules } from '../site-rules';
import { cloudflare } from './models/cloudflare';
import { cloudfront } from './models/cloudfront';
import { type Model, serveModel } from './models/model-server';
import { netlify } from './models/netlify';
import { absence, type LocalServer, serveWith } from './program-server';

const models: Readonly<Record<Exclude<HostName, 'nginx' | 'caddy'>, (folder: string) => Model>> = {
  cloudflare,
  netlify,
  's3-cloudfront': cloudfront,
};

/** Why a host can't be served here; undefined where it can. */
export const whyNot = (name: HostName): string | undefined =>
  name === 'nginx' || name === 'caddy' ? absence(name) : undefined;

/** True where a model is served in place of the host. */
export const isModel = (name: HostName): boolean => name in models;

/**
 * Serves a prepared host.
 * @param folder what prepareHost has written, absolute
 */
export function serveHost(name: HostName, rules: SiteRules, folder: string): Promise<LocalServer> {
  if (name === 'nginx' || name === 'caddy') return serveWith(name, rules, join(folder, 'site'));
  return serveModel(models[name](folder));
}
