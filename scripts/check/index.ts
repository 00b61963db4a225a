/** The content check as one module: for the command line, and for the build. */

export {
  checkWhole,
  type Diagnostic,
  dataOf,
  isError,
  isWarning,
  report,
  sourcesOf,
} from '../../src/content-model/check';
export { openCache } from '../../src/content-model/check/cache/check-cache';
export { copyFolder } from '../../src/content-model/check/develop/content-copy';
export { prepareCopy } from '../../src/content-model/check/develop/prepare-copy';
export { readDisclosures } from '../../src/content-model/check/disclosures/disclosure-input';
export { runTasks } from '../../src/content-model/check/threads/worker';
export { main } from './main';
