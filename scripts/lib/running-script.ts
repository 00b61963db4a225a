/** A command that keeps running while it's measured: a server or a watcher. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { toolEnv } from './env.mjs';

export type Running = {
  /** Its output so far. */
  readonly printed: () => string;
  /** Resolves to its exit code when it exits. */
  readonly ended: () => Promise<number | null>;
  /** Stops it with all its child processes. */
  readonly stop: () => Promise<void>;
  /** Waits for a condition. Rejects with the command's output if it exits first. */
  readonly until: (holds: () => boolean | Promise<boolean>) => Promise<void>;
};

/** Milliseconds between polls, which limits the precision of figures. */
const interval = 10;

/** Starts an npm script in the folder of a site. */
export function runNpm(
  folder: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Running {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: folder,
    env: { ...toolEnv(process.env, false), npm_execpath: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const end = () => {
    if (child.pid !== undefined && !ended()) process.kill(-child.pid, 'SIGTERM');
  };
  /** Whether a process that the script has started is still running. */
  const hasProcesses = (): boolean => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, 0);
    } catch {
      return false;
    }
  };
  process.once('exit', end);
  return {
    printed: () => text,
    ended: async () => {
      if (!ended()) await once(child, 'close');
      return child.exitCode;
    },
    stop: async () => {
      process.off('exit', end);
      if (ended()) return;
      end();
      await once(child, 'close');
      while (hasProcesses()) await sleep(interval);
    },
    until: async (holds) => {
      while (!(await holds())) {
        if (ended()) throw new Error(`npm run ${script} ended:\n${text.slice(-4000)}`);
        await sleep(interval);
      }
    },
  };
}

/** Whether a page is served with status 200. */
export const serves = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
