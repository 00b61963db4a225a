// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { toolEnv } from '../build/env.mjs';
import { root } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ env?: NodeJS.ProcessEnv, timeout?: number, stdio?: import('node:child_process').StdioOptions }} Options */

const windows = process.platform === 'win32';

/** How long a child may take to end by itself before it is killed, in milliseconds. */
const grace = 20_000;

/** @type {Set<ChildProcess>} */
const running = new Set();

let ending = false;

/**
 * Starts a command in the repository root, its output streamed, in a process group of its own,
 * so that whatever it starts ends with it.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options] `env` is added to the quiet tool environment
 */
export function start(command, args, { env = {}, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnv(), ...env },
    stdio,
    detached: !windows,
    // npm and npx are .cmd files on Windows, which only a shell can run.
    shell: windows && command.endsWith('.cmd'),
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/**
 * Runs a command to its end and gives its exit code; 1 when it could not start, was ended by a signal,
 * or took longer than `timeout` milliseconds.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  const child = start(command, args, options);
  return new Promise((resolve) => {
    const timer = options.timeout ? setTimeout(() => stop(child), options.timeout) : undefined;
    child.once('error', (error) => {
      clearTimeout(timer);
      console.error(`Could not start ${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      // Once all is being ended, nobody needs to hear that this child has failed.
      if (!ending) resolve(code ?? 1);
    });
  });
}

/**
 * Sends a signal to a child and to everything it started. Nothing happens when it is gone already.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended by itself.
  }
}

/**
 * Ends a child and everything it started, by force if it has not gone within the grace period.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Promise<void>}
 */
export function stop(child, signal = 'SIGTERM') {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), grace);
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    signalGroup(child, signal);
  });
}

/** Makes Ctrl+C, a closed terminal and `kill` end the running children too. Called once, by a main script. */
export function stopChildrenOnSignal() {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    ending = true;
    await Promise.all([...running].map((child) => stop(child, signal)));
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end);

  // npm gives a signal to its shell alone, which ends without passing it on: when the shell is gone, so is npm.
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end('SIGTERM');
  }, 500);
  watch.unref();
}
