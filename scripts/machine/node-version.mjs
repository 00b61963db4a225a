// @ts-check

/** The oldest Node that runs the site's tools, as [major, minor]; the same as `engines` in package.json. */
const oldest = [20, 19];

/**
 * One sentence when this Node is too old, undefined when it will do.
 * @param {string} version such as "20.19.0"
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This site needs Node ${oldest.join('.')} or newer, and this is Node ${version}.`;
}
