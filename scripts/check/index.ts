/** The content check as one module: for the command line, and for the build. */

export { checkWhole, type Diagnostic, isError, isWarning, report } from '../../src/content-model/check';
export { openCache } from '../../src/content-model/check/cache/check-cache';
export { readDisclosures } from '../../src/content-model/check/disclosures/read-disclosures';
export { main } from './main';
