// @ts-check
// node scripts/have.mjs java|browser: prints the path and ends with 0 when it is on this machine, with 1 when not.
import './lib/require-node.mjs';
import { findBrowser } from './lib/browser.mjs';
import { findJava } from './lib/java.mjs';

const find = { java: findJava, browser: findBrowser }[process.argv[2] ?? ''];
const path = find?.();
if (path) console.log(path);
process.exitCode = path ? 0 : 1;
