// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { toolEnv } from './env.mjs';
import { root } from './root.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ env?: NodeJS.ProcessEnv, timeout?: number, stdio?: import('node:child_process').StdioOptions, cwd?: string }} Options */

const windows = process.platform === 'win32';

/** Milliseconds that a child may take to exit before it's killed. */
const grace = 20_000;

/** @type {Set<ChildProcess>} */
const running = new Set();

let ending = false;

/**
 * Starts a command in the repository root or another folder, with its output streamed, in a separate process group, so that its own child
 * processes end with it.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options] `env` is added to the quiet tool environment
 */
export function start(
  command,
  args,
  { env = {}, stdio = ['ignore', 'inherit', 'inherit'], cwd = root } = {},
) {
  const child = spawn(command, args, {
    cwd,
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
 * Runs a command and returns its exit code, like `exitCodeOf`.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return exitCodeOf(start(command, args, options), options.timeout);
}

/**
 * The exit code of a child; 1 if it couldn't start, was ended by a signal, or took longer than `timeout` milliseconds.
 * @param {ChildProcess} child
 * @param {number} [timeout]
 * @returns {Promise<number>}
 */
export function exitCodeOf(child, timeout) {
  return new Promise((resolve) => {
    let tookTooLong = false;
    const onTimeout = () => {
      tookTooLong = true;
      stop(child);
    };
    const timer = timeout ? setTimeout(onTimeout, timeout) : undefined;
    child.once('error', (error) => {
      clearTimeout(timer);
      console.error(`can't start ${child.spawnfile}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      // While everything is being stopped, failures of children aren't worth reporting.
      if (!ending) resolve(tookTooLong ? 1 : (code ?? 1));
    });
  });
}

/** Whether a process is running, as any user. @param {number} pid */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process can't be signaled.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Sends a signal to a child and all its descendants. Does nothing if it has exited.
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
    // The group has exited.
  }
}

/**
 * Stops a child and all its descendants, by force after the grace period.
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

/**
 * Makes Ctrl+C, a closed terminal and `kill` stop the running children too. Call it once, in a main script.
 * @returns {() => void} removes the handlers
 */
export function stopChildrenOnSignal() {
  /** @param {NodeJS.Signals} signal */
  const end = async (signal) => {
    ending = true;
    await Promise.all([...running].map((child) => stop(child, signal)));
    process.exit(128 + constants.signals[signal]);
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.once(signal, end);

  // npm only signals its shell, which exits without passing the signal on: if the shell is gone, so is npm.
  const shell = process.ppid;
  const endWithShell = () => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    end('SIGTERM');
  };
  const watch = process.env.npm_lifecycle_event === undefined ? undefined : setInterval(endWithShell, 500);
  watch?.unref();
  return () => {
    for (const signal of signals) process.off(signal, end);
    clearInterval(watch);
  };
}
