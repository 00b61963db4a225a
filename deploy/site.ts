/** What hosts publish of a build, and the headers and redirects that they send. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'yaml';
import { readSettings } from '../src/error-reporting/settings-file';
import { contentSecurityPolicy, scriptSources } from './policy';
import { type Rule, rules } from './rules';

/** A former address and the one where it leads. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Written by Gatsby for its own use, or for features that the site doesn't have. */
const internal =
  /^\/(_gatsby|~partytown|404)\/|^\/(chunk-map|webpack\.stats)\.json$|\.(map|br|gz)$|\/\.(?!well-known\/)/;

/** The redirects in content/redirects.yaml. */
export const readRedirects = (): readonly Redirect[] =>
  parse(readFileSync(join('content', 'redirects.yaml'), 'utf8')).items;

/** The published files of a build, each as its path on the site: "/products/index.html". */
export function publishedFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((file) => !internal.test(file))
    .sort();
}

/** Patterns of pages: "/", and "/products*" for all in a section. */
const pagePatterns = (files: readonly string[]): readonly string[] => {
  const pages = files.filter((file) => file.endsWith('/index.html'));
  const sections = new Set(pages.map((file) => file.split('/')[1] ?? ''));
  return [...sections].map((name) => (name === 'index.html' ? '/' : `/${name}*`));
};

/** The rules for a build, from its pages and its settings of error reporting. */
export function siteRules(folder: string): readonly Rule[] {
  const files = publishedFiles(folder);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const settings = readSettings(JSON.parse(read('/error-reporting.json')));
  const connect = settings && !settings.tunnel ? new URL(settings.dsn).origin : undefined;
  const sources = scriptSources(files.filter((file) => file.endsWith('.html')).map(read));
  return rules(contentSecurityPolicy(sources, connect), pagePatterns(files));
}

/**
 * The _headers file that Cloudflare Pages and Netlify read. Throws for more than Cloudflare reads: 100 rules, 2,000 characters a line.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(siteRules: readonly Rule[]): string {
  const byPath = new Map<string, string[]>();
  for (const { paths, headers } of siteRules)
    for (const path of paths) {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      byPath.set(path, [...(byPath.get(path) ?? []), ...lines]);
    }
  const long = [...byPath.values()].flat().find((line) => line.length > 2_000);
  if (long) throw new Error(`Cloudflare reads 2,000 characters of a header: ${long.slice(0, 60)}…`);
  if (byPath.size > 100)
    throw new Error(`Cloudflare reads 100 rules of headers, and there are ${byPath.size}.`);
  return [...byPath].map(([path, lines]) => [path, ...lines, ''].join('\n')).join('\n');
}

/** The _redirects file that Cloudflare Pages and Netlify read. */
export const redirectsFile = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
