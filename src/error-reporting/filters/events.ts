/** What happens to an event before it leaves the page. */
import type { Event } from '@sentry/gatsby';
import { scrub } from './privacy';

/** The event with the path of the page as a tag, unless whoever reported it has set one. */
export function withPathname<T extends Event>(event: T, pathname: string): T {
  return { ...event, tags: { pathname, ...event.tags } };
}

/** True for a transaction of a path that has no page. Transactions are named after their path. */
export function isOfMissingPage(event: Event, notFoundPages: ReadonlySet<string>): boolean {
  return event.transaction !== undefined && notFoundPages.has(event.transaction);
}

/**
 * The event without anything about the visitor: no user, no device, no request but the address of the page,
 * and no query or fragment in any address. `sdkProcessingMetadata` holds live objects and is never sent: left alone.
 */
export function cleanEvent<T extends Event>(event: T): T {
  const { sdkProcessingMetadata, user: _user, request, ...data } = event;
  const clean = { ...scrub(data), ...(request?.url ? { request: scrub({ url: request.url }) } : {}) };
  return { ...clean, ...(sdkProcessingMetadata ? { sdkProcessingMetadata } : {}) } as T;
}
