// @ts-check
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Whether the path is an executable file.
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
 * The absolute path of a command on PATH, undefined if there's none.
 * @param {string} command without its extension on Windows
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
