/** Checks the words of every built page: what several records say together on one page is seen here alone. */
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Problem } from '../content-model/check';
import { type ReadDisclosures, readDisclosures } from '../content-model/check/read-disclosures';
import { findingsOn } from '../content-model/disclosures/findings';
import type { Finding } from '../content-model/disclosures/types';
import { htmlFilesIn } from './html-files';
import { renderedWords } from './rendered-words';

/** The route of a file: "public/fees/index.html" is /fees. */
const routeOf = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length + 1)
    .split(sep)
    .join('/')}`.replace(/\/?index\.html$/, '') || '/';

function problemOf(route: string, { words, message, fix, rule }: Finding, content: ReadDisclosures): Problem {
  return {
    ...content.whereOf(route, words),
    message: `the page ${route} says "${words}", which ${message.replaceAll('{brand}', content.names.brand)}`,
    fix: `${fix}; or give the page an exemption from ${rule}, with a reason`,
  };
}

/**
 * The faults of the pages below a folder, with the content file that a page is made from.
 * @param contentFolder the content/ that the site was built from
 */
export async function renderedProblems(folder: string, contentFolder: string): Promise<Problem[]> {
  const content = readDisclosures(contentFolder);
  const files = await htmlFilesIn(folder);
  const found = files.map(async (file) => {
    const route = routeOf(file, folder);
    const page = renderedWords(await readFile(file, 'utf8'));
    return findingsOn(page, content.names, content.blocks, content.isExempt).map((finding) =>
      problemOf(route, finding, content),
    );
  });
  return (await Promise.all(found)).flat();
}

/** content/ of this repository. */
export const ownContent = join(__dirname, '..', '..', 'content');
