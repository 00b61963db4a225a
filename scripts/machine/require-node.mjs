// @ts-check
// Imported first, for its effect: an old Node must say one sentence, not fail in the middle of a build.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
