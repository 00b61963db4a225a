/** Changes to an event before it's sent. */
import type { Event } from '@sentry/gatsby';
import { scrub } from './privacy';

/** Adds the path of the page as a tag, unless the event has one. */
export function withPathname<T extends Event>(event: T, pathname: string): T {
  return { ...event, tags: { pathname, ...event.tags } };
}

/**
 * Removes everything about the visitor: no user, no device, no request except the address of the page, and no query or
 * fragment in any address. Skips `sdkProcessingMetadata`, which holds live objects and is never sent.
 */
export function cleanEvent<T extends Event>(event: T): T {
  const { sdkProcessingMetadata, user: _user, request, ...data } = event;
  const clean = { ...scrub(data), ...(request?.url ? { request: scrub({ url: request.url }) } : {}) };
  return { ...clean, ...(sdkProcessingMetadata ? { sdkProcessingMetadata } : {}) } as T;
}
