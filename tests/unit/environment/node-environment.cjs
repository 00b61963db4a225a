// @ts-check
/**
 * The environment of unit tests without a DOM. jest's own gives each test file another V8 context, in which every use of a
 * global passes a proxy, and every package is compiled again. Here test files run in the worker's own context, and share some
 * modules. Globals, environment variables and mocks are restored after each file.
 */
const { createContext } = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { forgetOwnModules, runInOwnContext } = require('./shared-modules.cjs');

/** Means the worker's own context, for which there's no object. */
const context = createContext({});
runInOwnContext(context);

/** Real functions and classes for jest itself, even while a test has replaced them. */
Object.defineProperties(globalThis, {
  [Symbol.for('jest-native-promise')]: { value: Promise },
  [Symbol.for('jest-native-now')]: { value: Date.now.bind(Date) },
  'jest-symbol-do-not-touch': { value: Symbol },
});

/** What tests may change, to restore it. */
function currentState() {
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  const { exit } = process;
  return { globals, env: { ...process.env }, folder: process.cwd(), exit };
}

/** @param {ReturnType<typeof currentState>} before */
function restore(before) {
  const now = Object.getOwnPropertyDescriptors(globalThis);
  for (const name of Reflect.ownKeys(now)) {
    const was = Reflect.get(before.globals, name);
    const is = Reflect.get(now, name);
    if (!is.configurable) continue;
    if (!was) Reflect.deleteProperty(globalThis, name);
    else if (was.value !== is.value || was.get !== is.get) Object.defineProperty(globalThis, name, was);
  }
  for (const name of Reflect.ownKeys(before.globals))
    if (!Object.hasOwn(globalThis, name))
      Object.defineProperty(globalThis, name, Reflect.get(before.globals, name));
  for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
  Object.assign(process.env, before.env);
  process.chdir(before.folder);
  // jest replaces it for each test file.
  process.exit = before.exit;
}

module.exports = class {
  /** @param {import('@jest/environment').JestEnvironmentConfig} config */
  constructor({ globalConfig, projectConfig: config }) {
    if (globalConfig.watch || globalConfig.watchAll) forgetOwnModules();
    this.global = globalThis;
    this.before = currentState();
    this.moduleMocker = new ModuleMocker(globalThis);
    // The old kind, which no test uses.
    /** @type {null} */
    /** @type {unknown} */
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimersModern.dispose();
    restore(this.before);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return context;
  }
};
