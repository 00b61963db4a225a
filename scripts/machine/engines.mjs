// @ts-check
/** Firefox and WebKit as Debian and Ubuntu package them. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from './which.mjs';

/** Folders of WebKitGTK's own programs. */
function miniBrowser() {
  for (const lib of ['/usr/lib', '/usr/libexec']) {
    const folders = existsSync(lib) ? readdirSync(lib).map((name) => join(lib, name)) : [];
    for (const folder of [lib, ...folders]) {
      for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']) {
        const path = join(folder, version, 'MiniBrowser');
        if (existsSync(path)) return path;
      }
    }
  }
  return undefined;
}

/**
 * An engine: the packages that bring it, its projects in playwright.engines.config.ts, and the environment variables that say where
 * it is; undefined where it isn't installed.
 * @typedef {{ name: 'firefox' | 'webkit', packages: string[], projects: string[], find: () => Record<string, string> | undefined }} Engine
 */

/** @type {readonly Engine[]} */
export const engines = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    projects: ['firefox-as-chromium', 'firefox', 'firefox-faults'],
    find: () => {
      const path = process.env.FIREFOX_PATH ?? which('firefox-esr') ?? which('firefox');
      return path ? { FIREFOX_PATH: path } : undefined;
    },
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    projects: ['webkit', 'webkit-faults'],
    find: () => {
      const driver = which('WebKitWebDriver');
      const browser = miniBrowser();
      return driver && browser && which('Xvfb')
        ? { WEBKIT_DRIVER: driver, WEBKIT_BROWSER: browser }
        : undefined;
    },
  },
];
