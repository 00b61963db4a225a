/** The options of `npm run new`. */
import { parseArgs } from 'node:util';
import { nearest } from '../../src/content-model/check/diagnostics/suggestions';
import { type Kind, NewError, type Values } from './kind';
import { kinds } from './kinds';

/** What was typed. Without a kind, it has to be asked for. */
export type Options = { help: boolean; kind?: Kind; values: Values };

const namesOf = (list: readonly Kind[]): string => list.map(({ name }) => name).join(', ');

function kindOf(name: string): Kind {
  const found = kinds.find((kind) => kind.name === name);
  if (found) return found;
  const meant = nearest(
    name,
    kinds.map((kind) => kind.name),
  );
  throw new NewError(
    `"${name}" can't be created. ${meant ? `Did you mean "${meant}"?` : `Choose one of: ${namesOf(kinds)}.`}`,
  );
}

/** The help for a kind, or for the command. */
export function usageOf(kind?: Kind): string {
  if (!kind) {
    const rows = kinds.map(({ name, about }) => `  ${name.padEnd(10)}${about}`);
    return `Usage: npm run new -- [kind] [options]\n\nCreates content that passes the check. Asks for what is missing.\n\n${rows.join('\n')}\n\nnpm run new -- update --help prints the options of an update.`;
  }
  const rows = kind.fields.map(
    ({ name, about, optional, many }) =>
      `  --${name.padEnd(16)}${about}${many ? ' Separate several with commas.' : ''}${optional ? ' Optional.' : ''}`,
  );
  return `Usage: npm run new -- ${kind.name} [options]\n\n${rows.join('\n')}`;
}

/**
 * Reads the arguments of the command.
 * @throws NewError
 */
export function optionsFrom(args: readonly string[]): Options {
  const [first, ...rest] = args;
  const kind = first === undefined || first.startsWith('-') ? undefined : kindOf(first);
  const names = kind ? kind.fields.map(({ name }) => name) : [];
  try {
    const { values } = parseArgs({
      args: kind ? rest : [...args],
      options: {
        help: { type: 'boolean', default: false },
        ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      },
    });
    const { help, ...given } = values;
    const texts = Object.entries(given).map(([name, value]) => [name, String(value).trim()]);
    return { help: help === true, ...(kind ? { kind } : {}), values: Object.fromEntries(texts) };
  } catch (error) {
    const [what = ''] = (error as Error).message.split('. ');
    const help = kind ? `npm run new -- ${kind.name} --help` : 'npm run new -- --help';
    throw new NewError(`${what}. Run "${help}" for the options.`);
  }
}
