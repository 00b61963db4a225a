/** Runs the content check before a build, and after every edit in development. */
import { watch } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
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

/** Never throws, so that the server keeps running. */
async function checkEdit(reporter: Reporter): Promise<void> {
  try {
    if (!(await check(reporter))) return;
    updateCopy();
    reporter.success('Content is valid.');
  } catch (error) {
    reporter.error(
      'The content check could not run, so the pages have not changed. Undo the last edit, or restart "npm run develop".',
      error as Error,
    );
  }
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  await check(reporter);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (!isDevelop()) return;
  let timer: NodeJS.Timeout | undefined;
  // Not Node's watcher: it loses files that text editors and Git replace.
  watch(editedFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(checkEdit, savingTime, reporter);
  });
};

/** Serves the errors to the development page (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-diagnostics', (_request: unknown, response: JsonResponse) => {
    response.json(current);
  });
};
