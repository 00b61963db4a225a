/** Adds the files of headers and redirects to the build in public/, which hosts and the local server read. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFile, readRedirects, redirectsFile, siteRules } from './site';

const folder = join(process.cwd(), 'public');
writeFileSync(join(folder, '_headers'), headersFile(siteRules(folder)));
writeFileSync(join(folder, '_redirects'), redirectsFile(readRedirects()));
