/** Whose script an error comes from. */
import type { Event } from '@sentry/gatsby';

/**
 * True when the stack of an error names scripts, and none of them is a script of this site: a file below the site's
 * origin. Code written into a page, by a browser extension for example, has the address of the page and is no file.
 * This is what Sentry's third-party filter does, without its mark of 190 bytes in every script.
 */
export function isThirdPartyOnly(event: Event, origin: string): boolean {
  const frames = event.exception?.values?.flatMap(({ stacktrace }) => stacktrace?.frames ?? []) ?? [];
  const isOwn = (file: string) => file.startsWith(`${origin}/`) && /\.js(?:$|[?#])/.test(file);
  return frames.length > 0 && !frames.some(({ filename }) => filename !== undefined && isOwn(filename));
}
