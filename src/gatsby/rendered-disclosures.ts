/** Checks the words of every built page: what several records say together on one page is seen here alone. */
import { join } from 'node:path';
import type { Problem } from '../content-model/check/problem';
import type { ReadDisclosures } from '../content-model/check/read-disclosures';
import { findingsOn } from '../content-model/disclosures/findings';
import type { Finding } from '../content-model/disclosures/types';
import type { PageReader } from './page-reader';
import { renderedWords } from './rendered-words';

function problemOf(route: string, { words, message, fix, rule }: Finding, content: ReadDisclosures): Problem {
  return {
    ...content.whereOf(route, words),
    message: `the page ${route} says "${words}", which ${message.replaceAll('{brand}', content.names.brand)}`,
    fix: `${fix}; or give the page an exemption from ${rule}, with a reason`,
  };
}

/**
 * Reads the pages; `problems` are the faults of those read so far, with the content file that a page is made from.
 * @param content what the content/ that the site was built from says
 */
export function disclosureReader(
  content: ReadDisclosures,
): Pick<PageReader, 'read'> & { problems: readonly Problem[] } {
  const problems: Problem[] = [];
  return {
    problems,
    read: ({ route, document }) => {
      const found = findingsOn(renderedWords(document), content.names, content.blocks, content.isExempt);
      problems.push(...found.map((finding) => problemOf(route, finding, content)));
    },
  };
}

/** content/ of this repository. */
export const ownContent = join(__dirname, '..', '..', 'content');
