/** The content check as one module: for the command line, and for the build. */

export { checkWhole, isMistake, isWarning, type Problem, report } from '../../src/content-model/check';
export { openCache } from '../../src/content-model/check/cache';
export { readDisclosures } from '../../src/content-model/check/read-disclosures';
export { main } from './main';
