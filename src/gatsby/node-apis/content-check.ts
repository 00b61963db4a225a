/** Runs the content check before a build, and after every edit in development. */
import { watch } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
import {
  type Diagnostic,
  isError,
  isWarning,
  report,
} from '../../content-model/check/diagnostics/diagnostic';
import { editedFolder, isDevelop, updateCopy } from '../data/checked-content';
import { checkOfContent } from './check-loader';

/** The methods of Express's response in use. */
type TextResponse = { type: (type: string) => { send: (text: string) => void } };

/** Milliseconds without a change after which a save is considered finished. */
const savingTime = 100;

/** The current errors and warnings in content/, which the development page fetches. */
let diagnostics: Diagnostic[] = [];

const errors = (): Diagnostic[] => diagnostics.filter(isError);

/** Reports everything. Warnings stop nothing; errors stop a build, but not `develop`. */
async function check(reporter: Reporter): Promise<void> {
  const { check: content, cache } = await checkOfContent();
  diagnostics = await content.checkWhole(editedFolder, { cache });
  const warnings = diagnostics.filter(isWarning);
  if (warnings.length > 0) reporter.warn(report(warnings));
  if (errors().length === 0) return;
  if (isDevelop()) reporter.error(report(errors()));
  else reporter.panic(report(errors()));
}

/** Never throws, so that the server keeps running. */
async function checkEdit(reporter: Reporter): Promise<void> {
  try {
    await check(reporter);
    if (errors().length > 0) return;
    updateCopy();
    reporter.success('Content is valid.');
  } catch (error) {
    reporter.error(
      'The content check could not run, so the pages have not changed. Undo the last edit, or restart "npm run develop".',
      error as Error,
    );
  }
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => check(reporter);

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
  app.get('/___content-diagnostics', (_request: unknown, response: TextResponse) => {
    response.type('text/plain').send(report(errors()));
  });
};
