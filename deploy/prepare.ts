/**
 * `npm run deploy:prepare`: writes dist/ from the build in public/. dist/site is what every host publishes, with the hashed files of
 * earlier builds; dist/functions and dist/netlify forward error reports; dist/nginx is nginx's configuration.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { readSettings } from '../src/error-reporting/settings-file';
import { compressFiles } from './compress';
import { nginxHeaders, nginxMaps } from './nginx';
import { immutable, patternSource } from './rules';
import { headersFile, publishedFiles, readRedirects, redirectsFile, siteRules } from './site';

/** How long files of earlier builds are served, so that tabs opened before a deploy still find them. */
const keepDays = 30;

const build = join(process.cwd(), 'public');
const dist = join(process.cwd(), 'dist');
const site = join(dist, 'site');
const kept = join(dist, 'kept');

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true });

const isHashed = (file: string) => immutable.some((pattern) => new RegExp(patternSource(pattern)).test(file));

/** Both platforms serve products.html at /products, and products/index.html at /products/. */
const flat = (file: string) => file.replace(/(.)\/index\.html$/, '$1.html');

/** Adds the hashed files of this build to those of earlier ones, and removes old ones. */
function keepHashed(files: readonly string[]): void {
  const now = new Date();
  for (const file of files.filter(isHashed)) {
    copy(join(build, file), join(kept, file));
    utimesSync(join(kept, file), now, now);
  }
  for (const entry of readdirSync(kept, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const days = (now.getTime() - statSync(file).mtimeMs) / 86_400_000;
    if (entry.isFile() && days > keepDays) rmSync(file);
  }
}

async function prepare(): Promise<void> {
  // The build writes this file last, after the check of finished pages.
  if (!existsSync(join(build, 'error-reporting.json')))
    throw new Error("There's no finished site: run npm run build first.");
  const files = publishedFiles(build);
  const rules = siteRules(build);
  const redirects = readRedirects();
  for (const folder of ['site', 'nginx', 'functions', 'netlify'])
    rmSync(join(dist, folder), { recursive: true, force: true });
  keepHashed(files);
  copy(kept, site);
  for (const file of files) if (!isHashed(file)) copy(join(build, file), join(site, flat(file)));
  write(join(site, '_headers'), headersFile(rules));
  write(join(site, '_redirects'), redirectsFile(redirects));

  copy('deploy/reports.mjs', join(dist, 'functions', 'reports.js'));
  copy('deploy/reports.mjs', join(dist, 'netlify', 'functions', 'reports.mjs'));
  copy('deploy/netlify.toml', join(dist, 'netlify.toml'));

  const settings = readSettings(JSON.parse(readFileSync(join(build, 'error-reporting.json'), 'utf8')));
  const { envelopeEndpoint } = await import('./reports.mjs');
  const endpoint = settings?.tunnel ? envelopeEndpoint(settings.dsn) : '';
  copy('deploy/nginx', join(dist, 'nginx'));
  write(join(dist, 'nginx', 'maps.conf'), nginxMaps(rules, redirects, endpoint));
  write(join(dist, 'nginx', 'headers.conf'), nginxHeaders(rules));
  if (process.argv.includes('--compress')) await compressFiles(site);
}

prepare().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
