/** Webpack loader: TypeScript and JSX to JavaScript. */
const { transformSync } = require('@swc/core');

module.exports = function swcLoader(source) {
  const { code } = transformSync(source, {
    filename: this.resourcePath,
    swcrc: false,
    configFile: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  });
  return code;
};
