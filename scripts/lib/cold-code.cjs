// @ts-check
/**
 * For processes whose code is mostly cold, so that optimizing it doesn't pay: the V8 of Node 20 optimizes a function after it has run six
 * times as often as by default. Saves a sixth of the time of the first content check. Later versions of V8 don't have the option, and
 * gain nothing from their own.
 */
const { setFlagsFromString } = require('node:v8');

if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=400000');
