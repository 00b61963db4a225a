import type { Event } from '@sentry/gatsby';
import { cleanEvent, withPathname } from './events';
import { withoutQueries } from './privacy';

test.each([
  ['https://a.example/fees?plan=x#top', 'https://a.example/fees'],
  ['https://a.example/fees#top', 'https://a.example/fees'],
  ['https://a.example?token=1', 'https://a.example'],
  ['/updates?filter=Product+Updates', '/updates'],
  ['/#map', '/'],
  ['GET /page-data.json?v=1 failed, see /fees?x', 'GET /page-data.json failed, see /fees'],
  ['fetch("/a?b=c") at https://a.example/s.js?v=2:10:5', 'fetch("/a") at https://a.example/s.js'],
  ['Why? Because of issue #12.', 'Why? Because of issue #12.'],
  ['/plain/path and https://a.example/', '/plain/path and https://a.example/'],
])('%s becomes %s', (text, expected) => {
  expect(withoutQueries(text)).toBe(expected);
});

test('an event is sent without user, headers and cookies, and without queries in addresses', () => {
  const metadata: { self?: unknown } = {};
  metadata.self = metadata;
  const event = cleanEvent({
    user: { ip_address: '203.0.113.9', email: 'ada@customer.example' },
    request: {
      url: 'https://a.example/fees?email=ada@customer.example#you',
      query_string: 'email=ada@customer.example',
      cookies: { session: 'secret' },
      headers: { Referer: 'https://b.example/?q=secret', 'User-Agent': 'Browser' },
    },
    breadcrumbs: [
      { category: 'navigation', data: { from: '/a?q=secret', to: '/b#secret' } },
      { category: 'fetch', data: { url: 'https://a.example/x?q=secret', status_code: 200 } },
    ],
    contexts: { trace: { trace_id: 't', span_id: 's', data: { 'url.full': 'https://a.example/?q=secret' } } },
    exception: {
      values: [
        { value: 'Could not load /a?q=secret', stacktrace: { frames: [{ filename: '/p?q=secret' }] } },
      ],
    },
    sdkProcessingMetadata: metadata,
  });
  expect(event.sdkProcessingMetadata).toBe(metadata);
  expect(event).not.toHaveProperty('user');
  expect(event.request).toEqual({ url: 'https://a.example/fees' });
  const { sdkProcessingMetadata: _live, ...sent } = event;
  expect(JSON.stringify(sent)).not.toMatch(/secret|customer\.example|203\.0/);
  expect(event.breadcrumbs?.[1]?.data).toEqual({ url: 'https://a.example/x', status_code: 200 });
});

test('a transaction is sent with its measurements, without device and connection', () => {
  const data = {
    deviceMemory: '8 GB',
    hardwareConcurrency: '4',
    effectiveConnectionType: '4g',
    'lcp.size': 7,
  };
  const measurements = { lcp: { value: 1, unit: 'ms' }, 'connection.rtt': { value: 100, unit: 'ms' } };
  const event = cleanEvent({ contexts: { trace: { trace_id: 't', span_id: 's', data } }, measurements });
  expect(event.contexts?.trace?.data).toEqual({ 'lcp.size': 7 });
  expect(event.measurements).toEqual({ lcp: { value: 1, unit: 'ms' } });
});

test('the path is a tag of every event; the reported one wins', () => {
  expect(withPathname<Event>({}, '/fees').tags).toEqual({ pathname: '/fees' });
  expect(withPathname({ tags: { pathname: '/fees', other: 1 } }, '/later').tags).toEqual({
    pathname: '/fees',
    other: 1,
  });
});
