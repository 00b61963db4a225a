/** Sample pages of each template. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { once } from '../once';
import { readSiteFile } from '../site/site-dir';
import { notFoundRoute, publicFolder, routes } from './routes';
import { updateFiles } from './updates';

const sizeOf = (route: string): number =>
  statSync(join(publicFolder(), route === notFoundRoute ? route : `${route}/index.html`)).size;

function templateOf(route: string): string {
  const data = readSiteFile(`/page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`);
  return (JSON.parse(data.toString('utf8')) as { componentChunkName: string }).componentChunkName;
}

/** The routes of each template, the largest page first. */
export const routesByTemplate = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  const bySize = [...routes(), notFoundRoute]
    .map((route) => ({ route, size: sizeOf(route) }))
    .sort((a, b) => b.size - a.size);
  for (const { route } of bySize) {
    const template = templateOf(route);
    found.set(template, [...(found.get(template) ?? []), route]);
  }
  return found;
});

/** Updates with special parts: a deadline, a sample notice, a picture in the text. */
function specialUpdates(): string[] {
  const updates = updateFiles();
  const html = (path: string) => readSiteFile(`${path}/index.html`).toString('utf8');
  const special = [
    updates.find(({ breaking }) => breaking),
    updates.find(({ sample }) => sample),
    updates.find(({ path }) => /<figure[^>]*>(?:(?!<\/figure>)[\s\S])*<picture/.test(html(path))),
  ];
  return special.flatMap((update) => update?.path ?? []);
}

/** A page to visit, and at which widths axe runs on it. */
export type SamplePage = { route: string; onDesktop: boolean; onPhone: boolean };

/**
 * The largest page and a typical one (median size) of each template, and updates with special parts. Axe takes longer than the
 * visit, so it runs on the largest at the width of a desktop, on the typical one at that of a phone.
 */
export const samplePages = once((): readonly SamplePage[] => {
  const templates = [...routesByTemplate().values()];
  const largest = new Set([...templates.map(([first = '']) => first), ...specialUpdates()]);
  const typical = new Set(templates.map((all) => all[Math.floor(all.length / 2)] ?? ''));
  return [...new Set([...largest, ...typical])]
    .sort()
    .map((route) => ({ route, onDesktop: largest.has(route), onPhone: typical.has(route) }));
});
