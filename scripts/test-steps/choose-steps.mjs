// @ts-check

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The steps that the arguments of `npm test` select: all, or those of `--only unit,types`, in the steps' order. Throws an
 * error with a short message for an unknown argument or step.
 * @param {string[]} args
 * @param {Step[]} steps
 * @returns {Step[]}
 */
export function chooseSteps(args, steps) {
  if (args.length === 0) return steps;
  const [flag = '', value, ...rest] = args[0]?.startsWith('--only=')
    ? ['--only', args[0].slice(7), ...args.slice(1)]
    : args;
  if (flag !== '--only' || !value || rest.length > 0) {
    throw new Error(`Arguments "${args.join(' ')}" are unknown. Run npm test -- --help for the options.`);
  }
  const ids = value.split(',');
  const unknown = ids.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step "${unknown.join(', ')}". The steps are ${steps.map(({ id }) => id).join(', ')}.`,
    );
  }
  return steps.filter(({ id }) => ids.includes(id));
}

/**
 * The output of `npm test -- --help`.
 * @param {Step[]} steps
 */
export function help(steps) {
  const list = steps.map(({ id, title }) => `  ${id.padEnd(10)} ${title}`);
  return [
    'npm test                        runs every step',
    'npm test -- --only unit,types   runs some of them; browser, html and snippets use the last build',
    'npm test -- --slow-network      puts a slow network between the browser and the site',
    '',
    'Steps, in order:',
    ...list,
  ].join('\n');
}
