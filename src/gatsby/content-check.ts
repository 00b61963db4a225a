/** Runs the content check before a build, and again at every edit while developing. */
import { watch } from 'node:fs';
import type { GatsbyNode, Reporter } from 'gatsby';
import { checkContent, formatProblems, type Problem } from '../content-model/check';

const folder = 'content';
const developing = (): boolean => process.env.gatsby_executing_command === 'develop';

const summary = (problems: readonly Problem[]): string =>
  `${formatProblems(problems)}\n\n${problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`} in content/.`;

function report(reporter: Reporter): boolean {
  const problems = checkContent(folder);
  if (problems.length === 0) return true;
  if (!developing()) reporter.panic(summary(problems));
  reporter.error(summary(problems));
  return false;
}

/** A build stops at the first check; `develop` tells and stays. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  report(reporter);
};

/** While developing, each edit is checked, once its editor has finished writing. */
export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = ({ reporter }) => {
  if (!developing()) return;
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (report(reporter)) reporter.success('Content is in order.');
    }, 150);
  });
};
