// @ts-check
// node scripts/have.mjs java|browser|engines: prints the path, for engines their names, and ends with 0 when it is on this machine, with 1 when not.
import './lib/require-node.mjs';
import { findBrowser } from './lib/browser.mjs';
import { engines } from './lib/engines.mjs';
import { findJava } from './lib/java.mjs';

const findEngines = () => engines.every(({ find }) => find()) && engines.map(({ name }) => name).join(' ');
const find = { java: findJava, browser: findBrowser, engines: findEngines }[process.argv[2] ?? ''];
const path = find?.();
if (path) console.log(path);
process.exitCode = path ? 0 : 1;
