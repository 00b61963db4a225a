// @ts-check
/**
 * Modules that all test files of a worker share, because loading them takes longer than most tests: packages, and the content
 * model with the check. Node loads them once, as in a build. Everything else is loaded for each test file.
 */
const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { join, sep } = require('node:path');
const vm = require('node:vm');
const { transformSync } = require('@swc/core');
const { swcOptions } = require('./swc-options.cjs');

const root = join(__dirname, '..', '..', '..');
const packages = join(root, 'node_modules') + sep;
const sources = join(root, 'src') + sep;
const contentModel = join(sources, 'content-model') + sep;

/** jest's own packages whose state belongs to a test file. */
const ofTestFile = /^(?:jest-circus|jest-each|jest-mock)\b/;

/** Whether a module is shared. @param {string} file */
const isShared = (file) =>
  file.startsWith(packages)
    ? !ofTestFile.test(file.slice(packages.length))
    : file.startsWith(contentModel) && !/\.test\.tsx?$/.test(file);

/** @type {any} Node's list of loaders by extension has no type. */
const { _extensions: extensions } = Module;
for (const extension of ['.ts', '.tsx'])
  extensions[extension] = (/** @type {any} */ module, /** @type {string} */ file) => {
    const { code } = transformSync(readFileSync(file, 'utf8'), {
      ...swcOptions,
      configFile: false,
      swcrc: false,
      filename: file,
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    });
    module._compile(code, file);
  };

const { compileFunction } = vm;

/**
 * Makes jest run modules in the worker's own context instead of another one, with the shared modules. jest passes the code of
 * every module to `vm.compileFunction`, with the context to run it in.
 * @param {vm.Context} placeholder the context to replace
 */
function runInOwnContext(placeholder) {
  vm.compileFunction = (code, params, options = {}) => {
    const { parsingContext, ...others } = options;
    if (parsingContext !== placeholder) return compileFunction(code, params, options);
    const { filename = '' } = others;
    if (!isShared(filename)) return compileFunction(code, params, others);
    return (/** @type {{ exports: unknown }} */ ofJest) => {
      ofJest.exports = require(filename);
    };
  };
}

/** Loads the site's shared modules again on their next use, after they may have changed. */
function forgetOwnModules() {
  for (const file of Object.keys(require.cache)) if (file.startsWith(sources)) delete require.cache[file];
}

module.exports = { forgetOwnModules, runInOwnContext };
