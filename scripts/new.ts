/** `npm run new`: creates an update, article, product, solution, code or fact. */
import { join } from 'node:path';
import { loadCheck } from './check/load-check.mjs';
import { type Check, create, readNames, siteOf } from './new/create';
import { type Kind, NewError, type Site, type Values } from './new/kind';
import { optionsFrom, usageOf } from './new/options';
import { askKind, askValues } from './new/prompts';
import { valueProblem } from './new/valid-value';

const folder = join(__dirname, '..', 'content');

/** Refuses options whose values can't be right. */
function refuseWrongValues(kind: Kind, values: Values, site: Site): void {
  const problems = kind.fields.flatMap((field) => {
    const value = values[field.name];
    const problem = value === undefined ? undefined : valueProblem(field, value, site, values);
    return problem === undefined ? [] : [`--${field.name}: ${problem}`];
  });
  if (problems.length > 0) throw new NewError(problems.join('\n'));
}

async function main(args: readonly string[]): Promise<number> {
  const options = optionsFrom(args);
  if (options.help) {
    console.log(usageOf(options.kind));
    return 0;
  }
  const canAsk = process.stdin.isTTY && process.stdout.isTTY;
  if (!options.kind && !canAsk) {
    console.log(usageOf());
    return 2;
  }
  const { check, place } = await loadCheck();
  const checkOptions = { cache: check.openCache(place), today: new Date().toISOString().slice(0, 10) };
  const compiled: Check = { checkWhole: check.checkWhole, readNames };
  const kind = options.kind ?? (await askKind());
  const site = siteOf(folder, checkOptions, compiled);
  refuseWrongValues(kind, options.values, site);
  const values = canAsk ? await askValues(kind, options.values, site) : options.values;
  const { plan, errors, texts } = await create(kind, values, folder, checkOptions, compiled);
  if (errors.length > 0) {
    console.error(check.report(errors, { sources: (file) => texts.get(file) }));
    console.error('\nNothing was written.');
    return 1;
  }
  if (plan.added) console.log(`Created content/${plan.added.file}.`);
  for (const { file } of plan.changed ?? []) console.log(`Added an entry to content/${file}.`);
  console.log(`\nNext:\n${plan.next.map((step) => `- ${step}`).join('\n')}`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof NewError ? error.message : error);
    process.exitCode = 2;
  },
);
