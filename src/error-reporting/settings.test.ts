import { clientSettings, dataCollection, limits, parseSampleRate } from './settings';

const names = ['DSN', 'TUNNEL', 'RELEASE', 'ENVIRONMENT', 'TRACES'].map((name) => `GATSBY_SENTRY_${name}`);
beforeEach(() => {
  for (const name of names) delete process.env[name];
});

test('release and environment default to production, and there is no tunnel', () => {
  process.env.GATSBY_SENTRY_DSN = 'https://key@errors.example/1';
  expect(clientSettings()).toMatchObject({
    dsn: 'https://key@errors.example/1',
    release: 'production',
    environment: 'production',
    traceLifecycle: 'static',
    maxBreadcrumbs: 100,
    transportOptions: { bufferSize: 64 },
  });
  expect(clientSettings()).not.toHaveProperty('tunnel');
});

test('empty variables count as not set', () => {
  for (const name of names) process.env[name] = '';
  expect(clientSettings()).toMatchObject({
    dsn: '',
    release: 'production',
    environment: 'production',
    tracesSampleRate: 0.1,
  });
  expect(clientSettings()).not.toHaveProperty('tunnel');
});

test('tunnel, release, environment and share of traces come from the environment of the build', () => {
  Object.assign(process.env, {
    GATSBY_SENTRY_TUNNEL: '/errors',
    GATSBY_SENTRY_RELEASE: 'site@1.2.3',
    GATSBY_SENTRY_ENVIRONMENT: 'staging',
    GATSBY_SENTRY_TRACES: '0.5',
  });
  expect(clientSettings()).toMatchObject({
    tunnel: '/errors',
    release: 'site@1.2.3',
    environment: 'staging',
    tracesSampleRate: 0.5,
  });
});

test.each([
  [undefined, 0.1],
  ['', 0.1],
  [' ', 0.1],
  ['0', 0],
  ['0.25', 0.25],
  ['1', 1],
  ['1.1', 0.1],
  ['-1', 0.1],
  ['all', 0.1],
])('share of traces %p is %p', (text, expected) => {
  expect(parseSampleRate(text)).toBe(expected);
});

test('the limits are those of the specification', () => {
  expect(limits).toEqual({
    breadcrumbs: 100,
    bufferedEnvelopes: 64,
    idleTimeout: 1000,
    finalTimeout: 30_000,
    childSpanTimeout: 15_000,
  });
});

test('no category of data collection is on', () => {
  const values = Object.values(dataCollection).flatMap((value) =>
    typeof value === 'object' ? Object.values(value) : [value],
  );
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter(Boolean)).toEqual([]);
});
