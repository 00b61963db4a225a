// @ts-check
// Gatsby's compiler turns every import() in src/gatsby into require(), which loads no ES module. It does not see this file.

/** `loadCheck` of load-check.mjs, for CommonJS. */
exports.loadCheck = async () => (await import('./load-check.mjs')).loadCheck();
