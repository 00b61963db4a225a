// @ts-check
/**
 * Prints the help of a command and ends the process, if that's what its arguments ask for. Call it before the command does anything.
 * @param {string} help
 */
export function helpIfAsked(help) {
  const asked = process.argv.slice(2);
  if (!asked.includes('--help') && !asked.includes('-h')) return;
  console.log(help);
  process.exit(0);
}
