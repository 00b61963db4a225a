/** The home page and thirty articles of this site, as Markdown that every generator reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { requireBuild } from '../../lib/require-build.mjs';
import { root } from '../../lib/root.mjs';

/** A page: its address ("/documentation/webhooks"), its metadata, and its Markdown without the title. */
export type Article = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
};

/** A group of the side navigation. */
export type Section = { readonly title: string; readonly articles: readonly Article[] };

export type Content = {
  readonly siteName: string;
  readonly home: Article;
  readonly sections: readonly Section[];
};

/** The article that is measured, one of the longest. */
export const measuredArticle = '/documentation/webhooks';

/** How many articles each site has. */
const count = 30;

/** The part of content/documentation.yaml that is read here: its groups. */
type Groups = {
  readonly groups: readonly {
    readonly title: string;
    readonly links: readonly { readonly href: string }[];
  }[];
};

/**
 * Reads the Markdown alternate of a page. Variables are filled in there, and requests written out in each language.
 * @param path the page's address
 * @param origin of the site, which links have
 * @param paths addresses that exist on the other sites, too: links to these stay within the site
 */
export function readAlternate(
  text: string,
  path: string,
  origin: string,
  paths: ReadonlySet<string>,
): Article {
  const [, front, rest = ''] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
  // What precedes the title is the line of breadcrumbs.
  const [, title, body] = rest.match(/(?:^|\n)# (.+)\n([\s\S]*)$/) ?? [];
  if (front === undefined || title === undefined || body === undefined)
    throw new Error(`The Markdown of ${path} has no title.`);
  const { description } = parse(front) as { description: string };
  const linked = body.replaceAll(/\]\((https?:\/\/[^\s)#]+)(#[^\s)]*)?\)/g, (link, page, anchor = '') => {
    const local = page.startsWith(origin) ? page.slice(origin.length) : '';
    return paths.has(local) ? `](${local}${anchor})` : link;
  });
  return { path, title, description, body: linked.trim() };
}

/** The addresses of the other articles that an article links to, in order. */
export const linksOf = ({ path, body }: Article): string[] => [
  ...new Set(
    [...body.matchAll(/\]\((\/documentation\/[^\s)#]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => to !== path),
  ),
];

/** The first articles of the documentation, in the groups of its navigation. */
export function firstArticles({ groups }: Groups, most: number, exists: (path: string) => boolean) {
  let left = most;
  return groups.flatMap(({ title, links }) => {
    const paths = links
      .map(({ href }) => href)
      .filter(exists)
      .slice(0, left);
    left -= paths.length;
    return paths.length > 0 ? [{ title, paths }] : [];
  });
}

/** Reads the pages of the last build. Throws if the site isn't built. */
export function readContent(): Content {
  requireBuild(join(root, 'public'));
  const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');
  const alternate = (path: string) => read('public', `${path === '/' ? '/index' : path}.md`);
  const { url, name } = parse(read('content', 'site.yaml')) as { url: string; name: string };
  const isArticle = (path: string) => {
    try {
      return read('content', `${path}.md`) !== '';
    } catch {
      return false;
    }
  };
  const groups = firstArticles(parse(read('content', 'documentation.yaml')), count, isArticle);
  const paths = new Set(['/', ...groups.flatMap((group) => group.paths)]);
  const article = (path: string) => readAlternate(alternate(path), path, url.replace(/\/$/, ''), paths);
  return {
    siteName: name,
    home: article('/'),
    sections: groups.map((group) => ({ title: group.title, articles: group.paths.map(article) })),
  };
}
