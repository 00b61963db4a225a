/**
 * `npm run check`: the content check by itself. `-- --today 2027-06-01` holds facts against another day;
 * `-- --disclosures` prints what the footer of each page will say.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkWhole, isMistake, report } from '../src/content-model/check';
import { disclosureReport } from '../src/content-model/check/disclosure-report';

const { values: asked } = parseArgs({
  options: { today: { type: 'string' }, disclosures: { type: 'boolean', default: false } },
});

/** The day that was asked for; a clear sentence and exit code 2 when it is none. */
function askedDay(): string | undefined {
  const { today } = asked;
  if (today === undefined || /^\d{4}-\d{2}-\d{2}$/.test(today)) return today;
  console.error(`"${today}" is not a day. Write one like 2027-06-01.`);
  process.exit(2);
}

const folder = join(__dirname, '..', 'content');
const today = askedDay();

async function main(): Promise<void> {
  const problems = await checkWhole(folder, today === undefined ? {} : { today });
  const mistakes = problems.some(isMistake);
  if (problems.length > 0) console[mistakes ? 'error' : 'warn'](report(problems));
  if (mistakes) process.exitCode = 1;
  else console.log(asked.disclosures ? disclosureReport(folder) : 'Content is in order.');
}

void main();
