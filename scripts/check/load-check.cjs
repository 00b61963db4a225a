// @ts-check
// Gatsby's compiler turns every import() in src/gatsby into require(), which can't load ES modules. It doesn't compile this file.

/** `loadCheck` of load-check.mjs, for CommonJS. */
exports.loadCheck = async () => (await import('./load-check.mjs')).loadCheck();
