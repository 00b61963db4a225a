/** Checks the redirects: each leads from an address without a page to one with a page, and no published page is lost. */
import type { z } from 'zod';
import type { ContentTypeName } from '../../content-types';
import type { publishedPages, redirects } from '../../types/redirects';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';

type Items = z.infer<typeof redirects>['items'];

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

const pathOf = (address: string): string => address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');

/** A former address that no host looks up, because it has another form: see scripts/deploy/edge/redirect-target.ts. */
function formOf(from: string, known: ReadonlySet<string>): Problem | undefined {
  if (from.split('/').some((part) => part === '.' || part === '..'))
    return { message: `${quote(from)} has dots for a folder`, fix: 'write the path without them' };
  const plain = from.replace(/(?:\/index)?(?:\.html)?$/, '') || '/';
  if (plain === from) return undefined;
  return {
    message: `hosts read ${quote(from)} as ${quote(plain)}, so this redirect is never used`,
    fix: known.has(plain) ? 'remove the redirect' : `write "from: ${plain}"`,
  };
}

/** What's wrong with a redirect's former address. */
function problemOfFrom(from: string, known: ReadonlySet<string>): Problem | undefined {
  if (!known.has(from)) return formOf(from, known);
  return {
    message: `${quote(from)} is a ${/\.\w+$/.test(from) ? 'file' : 'page'} of this site, so it can't lead elsewhere`,
    fix: 'remove the redirect, or give the page another address',
  };
}

/** The addresses that an address leads through, and the last one. It's among the others in a loop. */
function routeOf(from: string, all: ReadonlyMap<string, string>): { passed: Set<string>; end: string } {
  const passed = new Set([from]);
  let end = pathOf(all.get(from) ?? from);
  for (let next = all.get(end); next !== undefined && !passed.has(end); next = all.get(end)) {
    passed.add(end);
    end = pathOf(next);
  }
  return { passed, end };
}

/** What's wrong with the address that a redirect leads to, unless it's in a loop that is reported. */
function problemOfTo(
  { from, to }: Items[number],
  all: ReadonlyMap<string, string>,
  inLoops: Set<string>,
): Problem | undefined {
  // No host redirects to another site. It adds the query of the former address, and doesn't know the addresses in site.yaml.
  if (/^(?:https?:|mailto:|\{)|\?/.test(to))
    return {
      message: `a redirect can't lead to ${quote(to)}`,
      fix: 'write the path of a page of this site, such as /products/ach',
    };
  const slash = /^(\/.*[^/])\/(?=$|[?#])/.exec(to);
  if (slash)
    return {
      message: `${quote(to)} has a slash at the end of its path, so it redirects again`,
      fix: `write "to: ${slash[1]}${to.slice(slash[0].length)}"`,
    };
  const { passed, end } = routeOf(from, all);
  if (passed.has(end)) {
    const isNew = ![...passed].some((path) => inLoops.has(path));
    for (const path of passed) inLoops.add(path);
    return isNew
      ? {
          message: `${quote(from)} leads back to itself`,
          fix: 'write the address of a page after "to:"',
        }
      : undefined;
  }
  return end === pathOf(to)
    ? undefined
    : { message: `${quote(to)} itself redirects to ${quote(end)}`, fix: `write "to: ${end}"` };
}

function ofRedirects(content: ContentFile, items: Items, known: ReadonlySet<string>): Diagnostic[] {
  // Of two redirects from one address, which is another error, the first counts.
  // One from a page isn't used, which is also another error.
  const used = items.filter(({ from }) => !known.has(from));
  const all = new Map(used.toReversed().map(({ from, to }) => [from, to]));
  const lines = new Map<string, number>();
  const inLoops = new Set<string>();
  const { file, locate } = content;
  return items.flatMap((item, index): Diagnostic[] => {
    const place = locate(['items', index, 'from']);
    const first = lines.get(item.from);
    lines.set(item.from, first ?? place.line);
    if (first !== undefined) {
      const message = `${quote(item.from)} has a redirect already, on line ${first}`;
      return [{ file, ...place, message, fix: 'remove one of the two' }];
    }
    const ofFrom = problemOfFrom(item.from, known);
    if (ofFrom) return [{ file, ...place, ...ofFrom }];
    const ofTo = problemOfTo(item, all, inLoops);
    return ofTo ? [{ file, ...locate(['items', index, 'to']), ...ofTo }] : [];
  });
}

/**
 * The diagnostics of redirects.yaml, and of published pages that are gone without a redirect.
 * @param broken files with errors, whose values aren't used
 * @param pages paths of all pages
 * @param known paths of pages and of other files that the site has
 */
export function redirectDiagnostics(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
  pages: readonly string[],
  known: ReadonlySet<string>,
): Diagnostic[] {
  const sound = (name: ContentTypeName) =>
    contents.find(({ type, file }) => type.name === name && !broken.has(file));
  const content = sound('RedirectsContent');
  if (!content) return [];
  const { items } = content.value as z.infer<typeof redirects>;
  const published = sound('PublishedPagesContent');
  const { paths = [] } = { ...(published?.value as z.infer<typeof publishedPages> | undefined) };
  const kept = new Set([...pages, ...items.map(({ from }) => from)]);
  // A file with errors may hide its pages.
  const lost = broken.size > 0 ? [] : paths.filter((path) => !kept.has(path));
  const added = pages.filter((path) => !paths.includes(path));
  const last = content.locate(items.length > 0 ? ['items', items.length - 1, 'from'] : ['items']);
  return [
    ...ofRedirects(content, items, known),
    ...lost.map((path) => ({
      file: content.file,
      ...last,
      message: `the page ${quote(path)} was published and is gone, so links to it would break`,
      fix: `add "- from: ${path}" here, and below it "  to: ${nearest(path, added) ?? 'the page that replaces it'}"`,
    })),
  ];
}
