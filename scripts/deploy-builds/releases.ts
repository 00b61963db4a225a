/** Releases of the builds that scripts/test-deploys.ts has made, as `deploy:prepare` writes them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuiltSite } from '../deploy/built-site';
import type { HostName } from '../deploy/hosts';
import { keepFiles } from '../deploy/kept-files';
import { prepareHost } from '../deploy/prepare-host';
import { type SiteRules, siteRules } from '../deploy/site-rules';

/** A build: as the site is, with other content, or with other code as well. */
export type Build = 'first' | 'content' | 'code';

/** A folder of a host with its rules. */
export interface Release {
  readonly folder: string;
  readonly rules: SiteRules;
}

/** Releases by their name: "first", and "code kept" or "code alone" with or without the files of the previous build. */
export interface Releases {
  readonly folder: string;
  readonly get: (build: Build, kept: boolean) => Release;
  readonly remove: () => void;
}

const origin = 'https://switchyard.example';

/**
 * Writes the releases for a host.
 * @param builds absolute folder with a folder for each build
 * @param dsn where pages send error reports
 */
export async function writeReleases(host: HostName, builds: string, dsn: string): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'deploys-'));
  const releases = new Map<string, Release>();
  const siteOf = (build: Build) => {
    const settings = { dsn, tunnel: null, release: build, environment: 'test', tracesSampleRate: 0 };
    writeFileSync(join(builds, build, 'error-reporting.json'), JSON.stringify(settings));
    const site = readBuiltSite(join(builds, build));
    return { site, rules: siteRules(site, origin) };
  };
  const write = async (build: Build, name: string, kept?: ReadonlyMap<string, string>) => {
    const { site, rules } = siteOf(build);
    const release = join(folder, 'releases', name);
    await prepareHost(host, site, rules, release, { ...(kept ? { kept } : {}), compress: false });
    releases.set(`${build} ${kept !== undefined}`, { folder: release, rules });
  };
  await write('first', 'first');
  for (const build of ['content', 'code'] as const) {
    const store = join(folder, 'kept', build);
    const [before, now] = [siteOf('first'), siteOf(build)];
    keepFiles(before.site, before.rules, store, 4);
    await write(build, `${build}-kept`, keepFiles(now.site, now.rules, store, 4));
    await write(build, `${build}-alone`);
  }
  return {
    folder,
    get: (build, kept) => {
      const release = releases.get(`${build} ${kept && build !== 'first'}`);
      if (!release) throw new Error(`There is no release ${build}.`);
      return release;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
