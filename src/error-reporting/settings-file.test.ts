import { readSettings } from './settings-file';

const dsn = 'https://key@errors.example/1';

test('a DSN alone is enough: the rest has defaults, and there is no tunnel', () => {
  expect(readSettings({ dsn })).toEqual({
    dsn,
    release: 'production',
    environment: 'production',
    tracesSampleRate: 0.1,
  });
});

test('every setting is read', () => {
  const all = {
    dsn,
    tunnel: '/errors',
    release: 'site@1.2.3',
    environment: 'staging',
    tracesSampleRate: 0,
  };
  expect(readSettings({ ...all, comment: 'ignored' })).toEqual(all);
});

test.each([
  'https://key@errors.example/1',
  'http://key@127.0.0.1:18969/1',
  'https://key@errors.example/below/a/path/42',
])('%s is a DSN', (value) => {
  expect(readSettings({ dsn: value })?.dsn).toBe(value);
});

test.each([
  undefined,
  'text',
  {},
  { dsn: null },
  { dsn: 'https://errors.example/1' },
  { dsn: 'https://key@errors.example/project' },
])('without a valid DSN reporting is off: %j', (data) => {
  expect(readSettings(data)).toBeUndefined();
});

test.each([1.1, '0.5'])('a share of %p is replaced by the default', (rate) => {
  expect(readSettings({ dsn, tracesSampleRate: rate })?.tracesSampleRate).toBe(0.1);
});

test.each([null, '', 3])('a name or tunnel of %p counts as unset', (value) => {
  const settings = readSettings({ dsn, tunnel: value, release: value, environment: value });
  expect(settings).toEqual(readSettings({ dsn }));
});
