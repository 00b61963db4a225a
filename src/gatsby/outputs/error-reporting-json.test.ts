import { readSettings } from '../../error-reporting/settings-file';
import { errorReportingFile, errorReportingJson } from './error-reporting-json';

/** The written file, parsed. Variables are named without GATSBY_SENTRY_. */
function written(variables: Record<string, string>): unknown {
  const env = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [`GATSBY_SENTRY_${name}`, value]),
  );
  return JSON.parse(errorReportingJson(env as NodeJS.ProcessEnv));
}
const dsn = 'https://key@errors.example/1';

test.each([{}, { DSN: '', TUNNEL: ' ', RELEASE: '', ENVIRONMENT: '', TRACES: '' }])(
  'without a DSN the file has every setting, and reporting is off: %j',
  (variables) => {
    const file = written(variables);
    expect(file).toEqual({
      dsn: null,
      tunnel: null,
      release: 'production',
      environment: 'production',
      tracesSampleRate: 0.1,
    });
    expect(readSettings(file)).toBeUndefined();
  },
);

test('the site reads the settings from the variables', () => {
  const file = written({
    DSN: dsn,
    TUNNEL: '/errors',
    RELEASE: 'site@1.2.3',
    ENVIRONMENT: 'staging',
    TRACES: '0.5',
  });
  expect(readSettings(file)).toEqual({
    dsn,
    tunnel: '/errors',
    release: 'site@1.2.3',
    environment: 'staging',
    tracesSampleRate: 0.5,
  });
});

test('the tunnel is optional', () => {
  expect(readSettings(written({ DSN: dsn }))).not.toHaveProperty('tunnel');
});

test.each([
  [{ TRACES: 'all' }, 'GATSBY_SENTRY_TRACES is "all". Set it to a number from 0 to 1.'],
  [{ TRACES: '1.1' }, 'GATSBY_SENTRY_TRACES is "1.1". Set it to a number from 0 to 1.'],
  [
    { DSN: 'errors.example' },
    'GATSBY_SENTRY_DSN is "errors.example". Set it to an address such as https://key@host/1.',
  ],
])('%j stops the build', (variables, message) => {
  expect(() => written(variables)).toThrow(message);
});

test.each([
  [{}, 1],
  [{ GATSBY_SENTRY_DSN: dsn }, 0],
])('with the variables %j the build says %d times that reporting is off', (env, times) => {
  const info = jest.fn();
  errorReportingFile(env as NodeJS.ProcessEnv, { info });
  expect(info).toHaveBeenCalledTimes(times);
});
