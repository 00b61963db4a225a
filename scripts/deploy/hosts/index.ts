/** The hosts that `deploy:prepare` writes for. */
import type { SiteRules } from '../site-rules';
import { caddyConfig } from './caddy';
import { cloudflareFiles } from './cloudflare';
import { flatPath } from './flat-path';
import { netlifyFiles } from './netlify';
import { nginxConfig } from './nginx';
import { s3CloudfrontFiles } from './s3-cloudfront';
import { uploadFolder } from './s3-upload';

/** A host: where its folder has each file, and what it needs beside them. */
export interface Host {
  /** Path in the host's folder of a published file. */
  place(file: string, rules: SiteRules): string;
  /**
   * Further files by their path in the host's folder.
   * @param release name of the folder in which nginx or Caddy gets this one
   */
  files(rules: SiteRules, files: readonly string[], release: string): Readonly<Record<string, string>>;
  /** True for a server that sends files compressed ahead of time. The others compress themselves. */
  readonly precompressed: boolean;
}

/**
 * Where nginx or Caddy has a release. Its configuration names it, so that a server never sends the files of one release with
 * the policy of another: they change at the same moment, when the server reads its configuration again.
 */
const rootOf = (release: string): string => `/srv/site/releases/${release}/site`;

/** The hosts by their names. */
export const hosts = {
  nginx: {
    place: (file) => `/site${file}`,
    files: (rules, _files, release) => ({ '/nginx.conf': nginxConfig(rules, { root: rootOf(release) }) }),
    precompressed: true,
  },
  caddy: {
    place: (file) => `/site${file}`,
    files: (rules, _files, release) => ({ '/Caddyfile': caddyConfig(rules, { root: rootOf(release) }) }),
    precompressed: true,
  },
  cloudflare: { place: flatPath, files: cloudflareFiles, precompressed: false },
  netlify: { place: (file) => `/site${flatPath(file)}`, files: netlifyFiles, precompressed: false },
  's3-cloudfront': {
    place: (file, rules) => `/${uploadFolder(rules, file)}${file}`,
    files: s3CloudfrontFiles,
    precompressed: false,
  },
} satisfies Record<string, Host>;

/** The name of a host. */
export type HostName = keyof typeof hosts;

/** All names, in the order of the documentation. */
export const hostNames = Object.keys(hosts) as readonly HostName[];

const isHostName = (name: string): name is HostName => Object.hasOwn(hosts, name);

/**
 * The hosts that a command's arguments name; all without arguments.
 * @param others what else the command accepts, for the end of the error
 * @throws for what isn't a host
 */
export function hostsFrom(args: readonly string[], others = ''): readonly HostName[] {
  const unknown = args.find((name) => !isHostName(name));
  if (unknown !== undefined)
    throw new Error(`There is no host "${unknown}". Choose from: ${hostNames.join(', ')}${others}.`);
  return args.length > 0 ? args.filter(isHostName) : hostNames;
}
