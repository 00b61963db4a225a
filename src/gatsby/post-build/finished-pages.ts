/** Writes the finished HTML of all pages. */
import { readFile } from 'node:fs/promises';
import type { IconName } from '../../components/icon/icons';
import { writeAtomically } from '../cache/file-cache';
import { finishedHtml, finishedKey, pageAlone, sharedKey } from './finished-html';
import type { ReadPage } from './page-reader';
import type { TemplateStyles } from './template-styles';
import { drawnIcons } from './used-icons';

/**
 * Finishes all pages: those that Gatsby has just written, and those of earlier builds if the site's set of icons or the styles
 * of their template have changed. Pages that are already finished are neither read again nor written.
 * @param contents from `versionPageData`
 */
export async function finishPages(
  pages: Iterable<ReadPage>,
  used: ReadonlySet<IconName>,
  styles: TemplateStyles,
  contents: ReadonlyMap<string, string>,
): Promise<void> {
  const icons = drawnIcons(used);
  const keys = new Map<string, string>();
  for (const page of pages) {
    const shared = { icons, style: styles.styleOf(page.template) };
    const key = keys.get(page.template) ?? sharedKey(shared);
    keys.set(page.template, key);
    const content = contents.get(page.route) ?? '';
    if (page.finishedWith === finishedKey(key, content)) continue;
    const alone = pageAlone(await readFile(page.file, 'utf8'));
    await writeAtomically(page.file, finishedHtml(alone, shared, content));
  }
}
