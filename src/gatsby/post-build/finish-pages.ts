/** Writes the finished HTML of all pages. */
import { readFile } from 'node:fs/promises';
import type { IconName } from '../../components/icon/icons';
import { writeWhole } from '../file-cache';
import { finishedHtml, pageAlone } from './finished-html';
import type { BuiltPage } from './routes';

/**
 * Finishes all pages: those that Gatsby has just written, and those of earlier builds if the icons that the site uses have
 * changed. Pages that are as they should be are not written.
 */
export async function finishPages(pages: readonly BuiltPage[], icons: ReadonlySet<IconName>): Promise<void> {
  for (const { file } of pages) {
    const html = await readFile(file, 'utf8');
    const finished = finishedHtml(pageAlone(html), icons);
    if (finished !== html) await writeWhole(file, finished);
  }
}
