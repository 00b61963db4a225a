/** Writes the finished HTML of all pages. */
import { readFile } from 'node:fs/promises';
import type { IconName } from '../../components/icon/icons';
import { writeAtomically } from '../cache/file-cache';
import { finishedHtml, pageAlone } from './finished-html';
import type { ReadPage } from './page-reader';
import { drawnIcons } from './used-icons';

/**
 * Finishes all pages: those that Gatsby has just written, and those of earlier builds if the site's set of icons has
 * changed. Pages that are already finished are neither read again nor written.
 */
export async function finishPages(pages: Iterable<ReadPage>, icons: ReadonlySet<IconName>): Promise<void> {
  const drawn = drawnIcons(icons).join(' ');
  for (const { file, finishedWith } of pages) {
    if (finishedWith === drawn) continue;
    await writeAtomically(file, finishedHtml(pageAlone(await readFile(file, 'utf8')), icons));
  }
}
