// @ts-check

/** The oldest Node that runs the site's tools, as [major, minor]; the same as `engines` in package.json. */
const oldest = [20, 19];

/**
 * An error message if this Node is too old, otherwise undefined.
 * @param {string} version such as "20.19.0"
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This site needs Node ${oldest.join('.')} or newer, and this is Node ${version}.`;
}
