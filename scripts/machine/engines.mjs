// @ts-check
/** Firefox and WebKit as packaged by Debian and Ubuntu. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { which } from './which.mjs';

/** The path of WebKitGTK's own browser; undefined if it isn't installed. */
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
 * An engine: its packages, its projects in playwright.engines.config.ts, and `find`, which returns the environment variables
 * with its location, or undefined if it isn't installed.
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
