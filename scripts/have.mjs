// @ts-check
// node scripts/have.mjs java|browser|engines: prints the path (for engines, their names) and exits with 0 if found, 1 if not.
import './machine/require-node.mjs';
import { findTestBrowser } from './machine/browser.mjs';
import { engines } from './machine/engines.mjs';
import { findJava } from './machine/java.mjs';

const findEngines = () => engines.every(({ find }) => find()) && engines.map(({ name }) => name).join(' ');
const find = { java: findJava, browser: findTestBrowser, engines: findEngines }[process.argv[2] ?? ''];
const path = find?.();
if (path) console.log(path);
process.exitCode = path ? 0 : 1;
