/** Runs the content check before a build, and again at every edit while developing. */
import { watch } from 'chokidar';
import type { GatsbyNode, Reporter } from 'gatsby';
import {
  type Diagnostic,
  isError,
  isWarning,
  report,
} from '../../content-model/check/diagnostics/diagnostic';
import { checkOfContent } from './check-loader';
import { developing, editedFolder, takeOver } from './checked-content';

/** The part of Express's response that is used here. */
type TextResponse = { type: (type: string) => { send: (text: string) => void } };

/** Milliseconds after the last change of a file until an editor is taken to have finished saving. */
const savingTime = 100;

/** What is wrong with content/ now; the page that is being developed asks for it. */
let diagnostics: Diagnostic[] = [];

const errors = (): Diagnostic[] => diagnostics.filter(isError);

/** Warnings are told and stop nothing. A build stops at errors; `develop` tells them and stays. */
async function check(reporter: Reporter): Promise<void> {
  const { check: content, cache } = await checkOfContent();
  diagnostics = await content.checkWhole(editedFolder, { cache });
  const warnings = diagnostics.filter(isWarning);
  if (warnings.length > 0) reporter.warn(report(warnings));
  if (errors().length === 0) return;
  if (developing()) reporter.error(report(errors()));
  else reporter.panic(report(errors()));
}

/** Whatever happens here, the server goes on. */
async function checkEdit(reporter: Reporter): Promise<void> {
  try {
    await check(reporter);
    if (errors().length > 0) return;
    takeOver();
    reporter.success('Content is in order.');
  } catch (error) {
    reporter.error('The edit could not be checked. Save the file again.', error as Error);
  }
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => check(reporter);

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (!developing()) return;
  let timer: NodeJS.Timeout | undefined;
  // Text editors and git put a new file in the place of the old one, which the watcher of Node loses sight of.
  watch(editedFolder, { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(checkEdit, savingTime, reporter);
  });
};

/** Tells the page that is being developed what is wrong (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-diagnostics', (_request: unknown, response: TextResponse) => {
    response.type('text/plain').send(report(errors()));
  });
};
