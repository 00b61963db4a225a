// @ts-check

/** A module without adapters. Any text that is not empty keeps Gatsby from asking GitHub and unpkg for its list. */
const noAdapters = 'module.exports = [];\n';

/** Settings that keep every tool from reporting home, asking for news or begging. */
export const quietTools = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  GATSBY_ADAPTERS_MANIFEST: noAdapters,
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  DISABLE_OPENCOLLECTIVE: '1',
  ADBLOCK: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
};

/** Settings for output that goes to a file: one line after the other, no colors and no lines drawn over. */
const plainOutput = { NO_COLOR: '1', GATSBY_LOGGER: 'yurnalist' };

/**
 * The environment every tool runs in: the caller's own (CI, PATH, the site's own variables), made quiet.
 * NODE_ENV is left out: each tool sets its own, and a stray "production" breaks tests and installs.
 * @param {NodeJS.ProcessEnv} [base]
 * @param {boolean} [terminal] whether a person looks on
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(base = process.env, terminal = process.stdout.isTTY) {
  const { NODE_ENV: _dropped, ...rest } = base;
  const plain = terminal || base.FORCE_COLOR ? {} : plainOutput;
  return { ...plain, ...rest, ...quietTools };
}
