/** Sample pages of each template. */

import { readSiteFile } from '../site/site-dir';
import { notFoundRoute, routes } from './routes';
import { updateFiles } from './updates';

const sizeOf = (route: string): number =>
  readSiteFile(route === notFoundRoute ? route : `${route === '/' ? '' : route}/index.html`).length;

function templateOf(route: string): string {
  const data = readSiteFile(`/page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`);
  return (JSON.parse(data.toString('utf8')) as { componentChunkName: string }).componentChunkName;
}

/** The routes of each template, the largest page first. */
export function routesByTemplate(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const bySize = [...routes(), notFoundRoute]
    .map((route) => ({ route, size: sizeOf(route) }))
    .sort((a, b) => b.size - a.size);
  for (const { route } of bySize) {
    const template = templateOf(route);
    found.set(template, [...(found.get(template) ?? []), route]);
  }
  return found;
}

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

/** The largest page and a typical one (median size) of each template, and updates with special parts. */
export function samplePages(): string[] {
  const samples = [...routesByTemplate().values()].flatMap((all) => [
    all[0] ?? '',
    all[Math.floor(all.length / 2)] ?? '',
  ]);
  return [...new Set([...samples, ...specialUpdates()])].sort();
}
