/** Which edits a test makes. */
import { parseArgs } from 'node:util';

type Named = { readonly name: string };

/**
 * The edits that the names after `--only`, separated by commas, choose; by default all.
 * @param args what follows the command
 * @throws an error that names the fix, for an unknown option or edit
 */
export function chosenEdits<Edit extends Named>(args: readonly string[], edits: readonly Edit[]): Edit[] {
  const { only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values;
  return editsNamed(only, edits);
}

/** The same for the text of the option. */
export function editsNamed<Edit extends Named>(only: string | undefined, edits: readonly Edit[]): Edit[] {
  if (only === undefined) return [...edits];
  const names = only.split(',');
  const unknown = names.filter((name) => !edits.some((edit) => edit.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no edit "${unknown.join(', ')}". Choose from: ${edits.map(({ name }) => name).join(', ')}.`,
    );
  return edits.filter(({ name }) => names.includes(name));
}
