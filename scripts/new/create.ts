/** Creates content from values: writes the files, checks them, and undoes everything if they have an error. */
import {
  accessSync,
  closeSync,
  existsSync,
  constants as fileModes,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { type CheckOptions, checkWhole, type Diagnostic, isError } from '../../src/content-model/check';
import { readAllContent } from '../../src/content-model/check/reading/content-files';
import { namesIn } from '../../src/content-model/check/rules/references';
import { type Field, type FileText, type Kind, NewError, type Plan, type Site, type Values } from './kind';

/** The check; `npm run new` uses the one of `npm run check`, which is already compiled. */
export type Check = {
  checkWhole: (folder: string, options: CheckOptions) => Promise<Diagnostic[]>;
  readNames: (folder: string, options: CheckOptions) => Site['names'];
};

/** The names of records in a content folder. */
export const readNames: Check['readNames'] = (folder, { cache }) => namesIn(readAllContent(folder, cache));

export const ownCheck: Check = { checkWhole, readNames };

/** The content that a new file joins. */
export function siteOf(folder: string, options: CheckOptions & { today: string }, check: Check): Site {
  return {
    today: options.today,
    names: check.readNames(folder, options),
    textOf: (file) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : undefined),
  };
}

/** Whether a field needs a value, given the others. */
export const isNeeded = ({ when }: Field, given: Values): boolean => when?.(given) ?? true;

/** Adds the values that follow from others. Throws a `NewError` that names the missing options. */
export function completed(kind: Kind, given: Values, site: Site): Values {
  const values: Record<string, string> = { ...given };
  const missing: string[] = [];
  for (const field of kind.fields) {
    const { name, optional, initial } = field;
    if (values[name] !== undefined || !isNeeded(field, values)) continue;
    const value = initial?.(values, site);
    if (value) values[name] = value;
    else if (!optional) missing.push(`--${name}`);
  }
  if (missing.length > 0)
    throw new NewError(`Add ${missing.join(', ')}. In a terminal, the command asks for them.`);
  return values;
}

/** Why a file can't be written, if that's because of its permissions or those of its folder. */
const explained = (error: unknown, file: string): unknown =>
  ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
    ? new NewError(`content/${file} can't be written. Give yourself permission to write it.`)
    : error;

/** Writes the files and returns a function that undoes it. If one can't be written, undoes the others and throws. */
function write(folder: string, { added, changed = [] }: Plan): () => void {
  const steps: (() => void)[] = [];
  const undo = () => {
    for (const step of steps.splice(0).reverse()) step();
  };
  // The step that undoes a write comes before it: a full disk leaves a part of the file.
  const add = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    const file = openSync(path, 'wx');
    steps.push(() => rmSync(path));
    try {
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
  };
  const change = (path: string, text: string) => {
    const before = readFileSync(path, 'utf8');
    accessSync(path, fileModes.W_OK);
    steps.push(() => writeFileSync(path, before));
    writeFileSync(path, text);
  };
  const save = ({ file, text }: FileText, how: typeof add) => {
    try {
      how(join(folder, file), text);
    } catch (error) {
      undo();
      throw explained(error, file);
    }
  };
  if (added) save(added, add);
  for (const file of changed) save(file, change);
  return undo;
}

/** Does a task. If it fails, or Ctrl+C or `kill` ends the process meanwhile, undoes what came before it. */
async function orUndo<T>(undo: () => void, task: () => Promise<T>): Promise<T> {
  const end = (signal: 'SIGINT' | 'SIGTERM') => {
    undo();
    process.exit(128 + constants.signals[signal]);
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  try {
    return await task();
  } catch (error) {
    undo();
    throw error;
  } finally {
    process.off('SIGINT', end).off('SIGTERM', end);
  }
}

/** The errors that weren't there before. A new file can cause one in another, such as a description that's no longer unique. */
function causedBy(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const known = new Set(before.map(({ file, message }) => `${file} ${message}`));
  return after.filter((found) => isError(found) && !known.has(`${found.file} ${found.message}`));
}

/** What was written, or the errors that prevented it. */
export type Created = { plan: Plan; errors: readonly Diagnostic[]; texts: ReadonlyMap<string, string> };

/**
 * Creates content. Throws a `NewError` if a file exists or can't be written, or a value is missing.
 * @param folder the content folder
 */
export async function create(
  kind: Kind,
  given: Values,
  folder: string,
  options: CheckOptions & { today: string },
  check: Check = ownCheck,
): Promise<Created> {
  const site = siteOf(folder, options, check);
  const plan = kind.plan(completed(kind, given, site), site);
  if (plan.added && existsSync(join(folder, plan.added.file)))
    throw new NewError(`content/${plan.added.file} exists. Choose another name with --slug.`);
  const before = await check.checkWhole(folder, options);
  const undo = write(folder, plan);
  const errors = causedBy(before, await orUndo(undo, () => check.checkWhole(folder, options)));
  if (errors.length > 0) undo();
  const written = [plan.added, ...(plan.changed ?? [])].flatMap((one) => (one ? [one] : []));
  return { plan, errors, texts: new Map(written.map(({ file, text }) => [`content/${file}`, text])) };
}
