// @ts-check

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The steps that the arguments of `npm test` choose: all, or those of `--only unit,types`, in their own order.
 * Throws an error of one sentence for an argument or a step it does not know.
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
    throw new Error(`Arguments "${args.join(' ')}" are not known. See npm test -- --help`);
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
 * What `npm test -- --help` prints.
 * @param {Step[]} steps
 */
export function help(steps) {
  const list = steps.map(({ id, title }) => `  ${id.padEnd(10)} ${title}`);
  return [
    'npm test                        runs every step',
    'npm test -- --only unit,types   runs some of them; browser and html use the last build',
    '',
    'Steps, in their order:',
    ...list,
  ].join('\n');
}
