/** Writes the finished HTML of all pages. */
import { readFile } from 'node:fs/promises';
import type { IconName } from '../../components/icon/icons';
import { writeWhole } from '../cache/file-cache';
import { finishedHtml, pageAlone } from './finished-html';
import type { ReadPage } from './read-built-pages';
import { drawnIcons } from './used-icons';

/**
 * Finishes all pages: those that Gatsby has just written, and those of earlier builds if the icons that the site uses have
 * changed. Pages that are as they should be are neither read again nor written.
 */
export async function finishPages(pages: Iterable<ReadPage>, icons: ReadonlySet<IconName>): Promise<void> {
  const drawn = drawnIcons(icons).join(' ');
  for (const { file, finishedWith } of pages) {
    if (finishedWith === drawn) continue;
    await writeWhole(file, finishedHtml(pageAlone(await readFile(file, 'utf8')), icons));
  }
}
