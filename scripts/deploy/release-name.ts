/** The name of a release on a server with nginx or Caddy: that of its folder below /srv/site/releases. */

/**
 * The name in DEPLOY_RELEASE; without it, or if CI sets an empty one, the current time, "20261122T193000".
 * @throws when a folder can't have the name
 */
export function releaseName(text: string | undefined, now = new Date()): string {
  if (!text) return now.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '');
  if (/^[\w-][\w.-]*$/.test(text)) return text;
  throw new Error(`DEPLOY_RELEASE is "${text}": use letters, digits, ".", "_" and "-".`);
}
