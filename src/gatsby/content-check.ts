/** Runs the content check before a build, and again at every edit while developing. */
import { watch } from 'node:fs';
import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent, formatProblems, type Problem } from '../content-model/check';
import { developing, editedFolder, takeOver } from './checked-content';

/** The part of Express's response that is used here. */
type TextResponse = { type: (type: string) => { send: (text: string) => void } };

/** Milliseconds after the last change of a file until an editor is taken to have finished saving. */
const savingTime = 100;

/** What is wrong with content/ now; the page that is being developed asks for it. */
let problems: Problem[] = [];

const summary = (): string =>
  `${formatProblems(problems)}\n\n${problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`} in content/.`;

/** A build stops at the first check; `develop` tells and stays. */
function check(reporter: Reporter): void {
  problems = checkContent(editedFolder);
  if (problems.length === 0) return;
  if (developing()) reporter.error(summary());
  else reporter.panic(summary());
}

/** Whatever happens here, the server goes on. */
function checkEdit(reporter: Reporter): void {
  try {
    check(reporter);
    if (problems.length > 0) return;
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
  watch(editedFolder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(checkEdit, savingTime, reporter);
  });
};

/** Tells the page that is being developed what is wrong (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-problems', (_request: unknown, response: TextResponse) => {
    response.type('text/plain').send(problems.length > 0 ? summary() : '');
  });
};
