/** What pages show besides content: the time of the build, the days of the last changes, and the code that builds them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRoot } from '../site-root';

/** The type of the node on which every query depends, so that another version of the build's code runs all of them again. */
export const siteInputsType = 'SiteInputs';

/** The type of the node with the time of the build. A query that reads it runs in every build. */
export const buildTimeType = 'SiteBuildTime';

/** SOURCE_DATE_EPOCH, in seconds, overrides the current time for reproducible builds: https://reproducible-builds.org. */
export function now(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** A hash of the build's own code, as Gatsby has compiled it, and of the installed packages. */
export function buildCodeVersion(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of ['.cache/compiled/gatsby-node.js', 'package-lock.json']) {
    const file = join(siteRoot, name);
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
