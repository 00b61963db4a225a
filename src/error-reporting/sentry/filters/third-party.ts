/** Whether an error comes from another site's script. */
import type { Event } from '@sentry/gatsby';

/**
 * True if an error's stack names scripts, and none of them is a file of this site. Code that is injected into a page, by a browser
 * extension for example, has the address of the page and isn't a file. Sentry's third-party filter does the same, but adds a
 * marker of 190 bytes to every script.
 */
export function isThirdPartyOnly(event: Event, origin: string): boolean {
  const frames = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  const isOwn = (file: string) => file.startsWith(`${origin}/`) && /\.js(?:$|[?#])/.test(file);
  return frames.length > 0 && !frames.some(({ filename }) => filename !== undefined && isOwn(filename));
}
