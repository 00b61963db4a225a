import { clientOptions, dataCollection, limits } from './client-options';

const settings = {
  dsn: 'https://key@errors.example/1',
  release: 'site@1.2.3',
  environment: 'staging',
  tracesSampleRate: 0.5,
};

test('the settings of the site reach the library, with its fixed options', () => {
  expect(clientOptions(settings, true)).toMatchObject({
    ...settings,
    tracesSampleRate: 1,
    traceLifecycle: 'static',
    maxBreadcrumbs: 100,
    transportOptions: { bufferSize: 64 },
  });
});

test('a visit that is not sampled sends no transaction', () => {
  expect(clientOptions(settings, false).tracesSampleRate).toBe(0);
});

test('a tunnel is passed on only if there is one', () => {
  expect(clientOptions(settings, true)).not.toHaveProperty('tunnel');
  expect(clientOptions({ ...settings, tunnel: '/errors' }, true)).toMatchObject({ tunnel: '/errors' });
});

test('the library gets the configured limits', () => {
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
