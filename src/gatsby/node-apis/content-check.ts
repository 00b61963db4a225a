/** Content is checked before a build, and after every edit in development. */
import { watch } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
import { oneAtATime } from '../../content-model/check/develop/one-at-a-time';
import { type CheckData, dataOf } from '../../content-model/check/diagnostics/data';
import { type Diagnostic, isError, isWarning } from '../../content-model/check/diagnostics/diagnostic';
import { sourcesOf } from '../../content-model/check/diagnostics/excerpt';
import { report } from '../../content-model/check/diagnostics/report';
import { editedFolder, isDevelop, updateCopy } from '../data/checked-content';
import { checkOfContent } from './check-loader';

/** The method of Express's response in use. */
type JsonResponse = { json: (data: CheckData) => void };

/** Milliseconds without a change after which a save is considered finished. */
const savingTime = 50;

/** The current errors, which the development page fetches. */
let current: CheckData = dataOf([], () => undefined);

/** Reports everything. Warnings stop nothing; errors stop a build, but not `develop`. Returns whether there's no error. */
async function check(reporter: Reporter): Promise<boolean> {
  const { check: content, cache } = await checkOfContent();
  const diagnostics: Diagnostic[] = await content.checkWhole(editedFolder, { cache });
  const sources = sourcesOf(editedFolder);
  const [errors, warnings] = [diagnostics.filter(isError), diagnostics.filter(isWarning)];
  current = dataOf(errors, sources);
  if (warnings.length > 0) reporter.warn(report(warnings, { sources }));
  if (errors.length === 0) return true;
  if (isDevelop()) reporter.error(report(errors, { sources }));
  else reporter.panic(report(errors, { sources }));
  return false;
}

/** Edits so far. */
let edits = 0;

/** Never throws, so that the server keeps running. */
async function checkEdit(reporter: Reporter): Promise<void> {
  const checked = edits;
  try {
    if (!(await check(reporter))) return;
    // A later edit hasn't been checked yet, and the copy would have it.
    if (edits !== checked) return;
    updateCopy();
    reporter.success('Content is valid.');
  } catch (error) {
    reporter.error(
      'The content check could not run, so the pages have not changed. Undo the last edit, or restart "npm run develop".',
      error as Error,
    );
  }
}

/** What a watcher's error means for the editor. */
function unwatched({ code }: NodeJS.ErrnoException): string {
  const fix = code === 'ENOSPC' ? 'On Linux, raise fs.inotify.max_user_watches, then restart' : 'Restart';
  return `Some edits to content/ may go unnoticed. ${fix} "npm run develop".`;
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  if ((await check(reporter)) && isDevelop()) updateCopy();
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (!isDevelop()) return;
  const checkNow = oneAtATime(() => checkEdit(reporter));
  let timer: NodeJS.Timeout | undefined;
  let reported = false;
  // Not Node's watcher: it loses files that text editors and Git replace.
  const watcher = watch(editedFolder, { ignoreInitial: true }).on('all', () => {
    edits += 1;
    clearTimeout(timer);
    timer = setTimeout(checkNow, savingTime);
  });
  // Each folder may raise the same error.
  watcher.on('error', (error) => {
    if (!reported) reporter.error(unwatched(error), error);
    reported = true;
  });
};

/** Serves the errors to the development page (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-diagnostics', (_request: unknown, response: JsonResponse) => {
    response.json(current);
  });
};
