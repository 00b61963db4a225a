// @ts-check
/** How SWC compiles the site's modules for unit tests. @type {import('@swc/core').Options} */
exports.swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};
