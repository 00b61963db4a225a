/** Writes the finished HTML of all pages. */
import type { IconName } from '../../components/icon/icons';
import { batches } from '../../lib/lists/batches';
import { type Shared, sharedKey } from './finished-html';
import type { ReadPage } from './page-reader';
import { type PageState, saveStates } from './page-states';
import type { TemplateStyles } from './template-styles';
import { drawnIcons } from './used-icons';
import type { WorkerPool } from './worker-pool';

/** Pages that a worker gets at a time. */
const batchSize = 16;

type Site = {
  readonly used: ReadonlySet<IconName>;
  readonly styles: TemplateStyles;
};

/**
 * Finishes all pages in worker threads: those that Gatsby has just written, and those of earlier builds if the site's set of icons
 * or the styles of their template have changed. Pages that are already finished are neither read again nor written.
 */
export async function finishPages(
  pages: Iterable<ReadPage>,
  { used, styles }: Site,
  pool: WorkerPool,
): Promise<void> {
  const icons = drawnIcons(used);
  /** What the pages of each template share, its key, and those pages that aren't finished with it. */
  const templates = new Map<string, { shared: Shared; key: string; unfinished: string[] }>();
  const states: PageState[] = [];
  for (const { file, template, state } of pages) {
    const shared = { icons, style: styles.styleOf(template) };
    const own = templates.get(template) ?? { shared, key: sharedKey(shared), unfinished: [] };
    templates.set(template, own);
    if (state.finishedWith === own.key) states.push(state);
    else own.unfinished.push(file);
  }
  const written = await Promise.all(
    [...templates.values()].flatMap(({ shared, unfinished }) =>
      batches(unfinished, batchSize).map((files) => pool.methods().writeFinished(files, shared)),
    ),
  );
  saveStates(pool.version, [...states, ...written.flat()]);
}
