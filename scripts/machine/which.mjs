// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * True when the path is a file that may be run.
 * @param {string} path
 */
export function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * The absolute path of a command on PATH, undefined when there is none.
 * @param {string} command without its ending on Windows
 * @param {NodeJS.ProcessEnv} [env]
 */
export function which(command, env = process.env) {
  const file = process.platform === 'win32' ? `${command}.exe` : command;
  return (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, file))
    .find(executable);
}
