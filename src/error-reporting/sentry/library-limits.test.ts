/** Limits that error reporting relies on and that are defaults of the library, checked on the installed version. */
import {
  createEnvelope,
  DEFAULT_RETRY_AFTER,
  dynamicSamplingContextToSentryBaggageHeader,
  type EventEnvelope,
  parseRetryAfterHeader,
  Scope,
  TRACING_DEFAULTS,
  updateRateLimits,
} from '@sentry/core';
import {
  close,
  defaultStackParser,
  init,
  makeFetchTransport,
  startInactiveSpan,
  startSpan,
} from '@sentry/gatsby';
import { bufferedEnvelopes } from './client-options';

test('at most 100 breadcrumbs', () => {
  const scope = new Scope();
  for (let index = 1; index <= 101; index += 1) scope.addBreadcrumb({ message: `${index}` });
  const { breadcrumbs } = scope.getScopeData();
  expect(breadcrumbs).toHaveLength(100);
  expect(breadcrumbs[0]?.message).toBe('2');
});

test('idle after 1 s, at the latest after 30 s, 15 s for a child span', () => {
  expect(TRACING_DEFAULTS).toEqual({ idleTimeout: 1000, finalTimeout: 30_000, childSpanTimeout: 15_000 });
});

test('at most 64 envelopes are buffered; the next one is dropped', async () => {
  const requests = jest.fn(() => new Promise<Response>(() => undefined));
  const dropped = jest.fn();
  const transport = makeFetchTransport(
    { url: 'http://127.0.0.1:9/', bufferSize: bufferedEnvelopes, recordDroppedEvent: dropped },
    requests,
  );
  const envelope = createEnvelope<EventEnvelope>({ event_id: '', sent_at: '' }, [[{ type: 'event' }, {}]]);
  const send = () => transport.send(envelope);
  for (let index = 0; index < bufferedEnvelopes; index += 1) send();
  expect(requests).toHaveBeenCalledTimes(64);
  expect(dropped).not.toHaveBeenCalled();
  await send();
  expect(requests).toHaveBeenCalledTimes(64);
  expect(dropped).toHaveBeenCalledWith('queue_overflow', 'error');
});

test('a stack has at most 50 frames, the innermost ones', () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `    at step${index} (https://a.example/a.js:${index + 1}:1)`,
  );
  const frames = defaultStackParser(['Error: deep', ...lines].join('\n'));
  expect(frames).toHaveLength(50);
  expect([frames[0]?.function, frames.at(-1)?.function]).toEqual(['step49', 'step0']);
});

test('60 s of back-off if the service sends no time or an invalid one', () => {
  expect(DEFAULT_RETRY_AFTER).toBe(60_000);
  expect(parseRetryAfterHeader('soon')).toBe(60_000);
  expect(parseRetryAfterHeader('5')).toBe(5000);
  expect(updateRateLimits({}, { statusCode: 429 }, 1000)).toEqual({ all: 61_000 });
});

test('the baggage header has at most 8192 characters', () => {
  const prefix = 'sentry-release='.length;
  const fits = { release: 'x'.repeat(8192 - prefix) };
  const tooLong = { release: 'x'.repeat(8193 - prefix) };
  expect(dynamicSamplingContextToSentryBaggageHeader(fits)).toHaveLength(8192);
  expect(dynamicSamplingContextToSentryBaggageHeader(tooLong)).toBe('');
});

test('a transaction carries at most 1000 spans', async () => {
  const spans: number[] = [];
  init({
    dsn: 'http://key@127.0.0.1:9/1',
    traceLifecycle: 'static',
    tracesSampleRate: 1,
    beforeSendTransaction: (event) => {
      spans.push(event.spans?.length ?? 0);
      return null;
    },
  });
  for (const children of [1000, 1001]) {
    startSpan({ name: 'page', forceTransaction: true }, () => {
      for (let index = 0; index < children; index += 1) startInactiveSpan({ name: 'step' }).end();
    });
  }
  await close();
  expect(spans).toEqual([1000, 1000]);
});
