/** The pages that are measured. */
import { parse } from 'parse5';
import { notFoundRoute } from '../../../tests/support/content/routes';
import { routesByTemplate } from '../../../tests/support/content/templates';
import { find, textOf } from '../../../tests/support/site/html';
import { readSiteFile } from '../../../tests/support/site/site-dir';

/** A template by a short name, such as "api-resource", and the page on which it is measured. */
export type TemplatePage = { readonly template: string; readonly path: string };

/** "component---src-templates-api-resource-tsx" is "api-resource". */
const shortName = (chunk: string): string =>
  chunk.replace(/^component---src-(?:templates|pages)-(.*)-tsx$/, '$1');

/** The template of each page of the built site. Throws where the site isn't built. */
export const templatesByPath = (): ReadonlyMap<string, string> =>
  new Map([...routesByTemplate()].flatMap(([chunk, paths]) => paths.map((path) => [path, shortName(chunk)])));

/**
 * The largest page of each template, or the pages that were asked for. Throws where one of those isn't built.
 * @param templates of each page
 * @param asked paths within the site
 */
export function chosenPages(
  templates: ReadonlyMap<string, string>,
  asked?: readonly string[],
): TemplatePage[] {
  if (!asked) {
    const firsts = new Map([...templates].reverse().map(([path, template]) => [template, path]));
    return [...firsts]
      .map(([template, path]) => ({ template, path }))
      .sort((a, b) => a.path.localeCompare(b.path));
  }
  return asked.map((path) => {
    const template = templates.get(path);
    if (template === undefined)
      throw new Error(
        `There is no page "${path}" in public/. Write paths like /,/fees, without a slash at the end.`,
      );
    return { template, path };
  });
}

/** The text of a built page's h1, white space folded. Throws where it has none. */
export function headingOf(path: string): string {
  const file = path === notFoundRoute ? path : `${path === '/' ? '' : path}/index.html`;
  return textOf(find(parse(readSiteFile(file).toString('utf8')), 'h1'));
}
