// @ts-check

/** A module without adapters. With it, Gatsby doesn't fetch its list of adapters from GitHub and unpkg. */
const noAdapters = 'module.exports = [];\n';

/** Settings that turn off telemetry, update checks and funding messages in every tool. */
const quietTools = {
  GATSBY_TELEMETRY_DISABLED: '1',
  GATSBY_FEEDBACK_DISABLED: '1',
  GATSBY_ADAPTERS_MANIFEST: noAdapters,
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
  DISABLE_OPENCOLLECTIVE: '1',
  ADBLOCK: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
};

/** Settings for output to a file: one line after another, without colors or overwritten lines. */
const plainOutput = { NO_COLOR: '1', GATSBY_LOGGER: 'yurnalist' };

/**
 * The environment that every tool runs in: the caller's (CI, PATH, the site's own variables), without telemetry. NODE_ENV
 * is removed: each tool sets its own, and a stray "production" breaks tests and installs.
 * @param {NodeJS.ProcessEnv} [base]
 * @param {boolean} [terminal] whether output goes to a terminal
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnv(base = process.env, terminal = process.stdout.isTTY) {
  const { NODE_ENV: _dropped, ...rest } = base;
  const plain = terminal || base.FORCE_COLOR ? {} : plainOutput;
  return { ...plain, ...rest, ...quietTools };
}
