// @ts-check

/**
 * What is wrong with the options. Node's advice follows the first sentence of its message, and is about rare cases.
 * @param {unknown} error
 */
function problemIn(error) {
  if (!(error instanceof Error)) return String(error);
  const isNodes = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isNodes ? `${error.message.split(/\.(?: |$)/)[0]}. Add --help for the options.` : error.message;
}

/**
 * Reads the options of a command. If one is wrong, prints the reason and ends the process with 2; a command that fails ends with 1.
 * @template Options
 * @param {() => Options} read
 * @returns {Options}
 */
export function optionsOrExit(read) {
  try {
    return read();
  } catch (error) {
    console.error(problemIn(error));
    process.exit(2);
  }
}
