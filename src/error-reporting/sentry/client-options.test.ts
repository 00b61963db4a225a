import { clientOptions, dataCollection } from './client-options';

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

test('no category of data collection is on', () => {
  const values = Object.values(dataCollection).flatMap((value) =>
    typeof value === 'object' ? Object.values(value) : [value],
  );
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter(Boolean)).toEqual([]);
});
