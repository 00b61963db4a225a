/** `npm run check`: the content check by itself. `-- --today 2027-06-01` holds facts against another day. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, isMistake, report } from '../src/content-model/check';

/** The day that was asked for; a clear sentence and exit code 2 when it is none. */
function askedDay(): string | undefined {
  const { today } = parseArgs({ options: { today: { type: 'string' } } }).values;
  if (today === undefined || /^\d{4}-\d{2}-\d{2}$/.test(today)) return today;
  console.error(`"${today}" is not a day. Write one like 2027-06-01.`);
  process.exit(2);
}

const today = askedDay();
const problems = checkContent(join(__dirname, '..', 'content'), today === undefined ? {} : { today });
const mistakes = problems.some(isMistake);
if (problems.length > 0) console[mistakes ? 'error' : 'warn'](report(problems));
if (mistakes) process.exitCode = 1;
else console.log('Content is in order.');
