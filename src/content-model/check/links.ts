/** Checks links: those inside the site lead to a page, and no list of links names an address twice. */
import { parseLink } from '../../lib/links';
import { outputs } from '../routes';
import { recordShape, visitScalars } from '../shape';
import { fillIn, type Words } from '../words';
import { markdownLinks } from './markdown';
import { type Problem, quote } from './problem';
import type { ContentFile, Path, Place } from './read';
import { fixFor } from './suggest';

type FoundLink = { href: string; place: Place; path: Path };

function linksOf(content: ContentFile): FoundLink[] {
  const found: FoundLink[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (shape.link && typeof value === 'string')
      found.push({ href: value, place: content.locate(path), path });
  });
  const inBody = content.body ? markdownLinks(content.body.text, content.body.line) : [];
  return [...found, ...inBody.map(({ href, place }) => ({ href, place, path: [] }))];
}

function deadLink(
  content: ContentFile,
  link: FoundLink,
  routes: readonly string[],
  origin: string,
): Problem[] {
  const parsed = parseLink(link.href, origin);
  const known = [...routes, ...outputs];
  if (parsed.kind !== 'internal' || known.includes(parsed.path)) return [];
  const message = `${quote(link.href)} leads to no page of this site`;
  return [{ file: content.file, ...link.place, message, fix: fixFor(parsed.path, known) }];
}

/** The navigation and the footer are one list each; elsewhere each YAML list is a list of links of its own. */
const listOf = (content: ContentFile, path: Path): string =>
  content.type.name === 'NavigationContent' || content.type.name === 'FooterContent'
    ? ''
    : path.slice(0, -2).join('.');

function duplicates(content: ContentFile, links: FoundLink[]): Problem[] {
  const seen = new Map<string, Place>();
  return links.flatMap((link) => {
    if (link.path.length === 0) return [];
    const key = `${listOf(content, link.path)} ${link.href}`;
    const first = seen.get(key);
    seen.set(key, first ?? link.place);
    if (!first || !link.path.some((part) => typeof part === 'number')) return [];
    const message = `${quote(link.href)} stands in this list twice; first on line ${first.line}`;
    return [
      { file: content.file, ...link.place, message, fix: 'remove one of the two, or change its address' },
    ];
  });
}

/** What is wrong with the links of a file. `origin` is the address of this site. */
export function linkProblems(
  content: ContentFile,
  routes: readonly string[],
  words: Words,
  origin: string,
): Problem[] {
  const links = linksOf(content);
  const filled = links.map((link) => ({ ...link, href: fillIn(link.href, words) }));
  return [
    ...filled.flatMap((link) => deadLink(content, link, routes, origin)),
    ...duplicates(content, links),
  ];
}
