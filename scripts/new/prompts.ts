/** Asks for values in a terminal. */
import { isCancel, multiselect, select, text } from '@clack/prompts';
import { isNeeded } from './create';
import { type Field, type Kind, NewError, type Site, type Values } from './kind';
import { kinds } from './kinds';
import { valueProblem } from './valid-value';

const messageOf = ({ name, about, optional }: Field): string =>
  `${name}: ${about}${optional ? ' Press Enter to leave it out.' : ''}`;

/** The answer; throws if the editor pressed Ctrl+C. */
function answer<T>(given: T): Exclude<T, symbol> {
  if (isCancel(given)) throw new NewError('Nothing was created.');
  return given as Exclude<T, symbol>;
}

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

async function ask(field: Field, given: Values, site: Site): Promise<string> {
  const message = messageOf(field);
  const choices = field.choices?.(site, given);
  const initial = field.initial?.(given, site) ?? '';
  if (choices && field.many) {
    const chosen = await multiselect({ message, options: optionsOf(choices), required: !field.optional });
    return answer(chosen).join(',');
  }
  if (choices) {
    const none = field.optional ? [{ value: '', label: 'none' }] : [];
    return answer(
      await select({ message, options: [...none, ...optionsOf(choices)], initialValue: initial }),
    );
  }
  const validate = (value = ''): string | undefined => valueProblem(field, value.trim(), site, given);
  return answer(await text({ message, initialValue: initial, validate })).trim();
}

/** Asks for the kind. */
export async function askKind(): Promise<Kind> {
  const options = kinds.map(({ name, about }) => ({ value: name, label: name, hint: about }));
  const name = answer(await select({ message: 'What do you want to create?', options }));
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new NewError('Nothing was created.');
  return kind;
}

/** Asks for the values that weren't given as options. */
export async function askValues(kind: Kind, given: Values, site: Site): Promise<Values> {
  const values: Record<string, string> = { ...given };
  for (const field of kind.fields) {
    if (values[field.name] !== undefined || !isNeeded(field, values)) continue;
    const value = await ask(field, values, site);
    if (value !== '') values[field.name] = value;
  }
  return values;
}
