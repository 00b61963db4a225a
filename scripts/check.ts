/** `npm run check`: the content check by itself. */
import { join } from 'node:path';
import { checkContent, formatProblems } from '../src/content-model/check';

const problems = checkContent(join(__dirname, '..', 'content'));
if (problems.length > 0) {
  const count = problems.length === 1 ? 'One mistake' : `${problems.length} mistakes`;
  console.error(`${formatProblems(problems)}\n\n${count} in content/.`);
  process.exitCode = 1;
} else {
  console.log('Content is in order.');
}
