import { sentryBuildConfig } from './sentry-webpack';

const dsn = 'https://key@errors.example/1';

test.each([
  ['build-javascript', {}, false, 0],
  ['build-javascript', { GATSBY_SENTRY_DSN: '' }, false, 0],
  ['build-javascript', { GATSBY_SENTRY_DSN: dsn }, false, 1],
  ['build-javascript', { GATSBY_SENTRY_DSN: dsn, GATSBY_SOURCE_MAPS: '1' }, 'source-map', 1],
  ['build-javascript', { GATSBY_SOURCE_MAPS: '1' }, 'source-map', 0],
  ['build-html', { GATSBY_SENTRY_DSN: dsn }, undefined, 0],
  ['develop', { GATSBY_SENTRY_DSN: dsn, GATSBY_SOURCE_MAPS: '1' }, undefined, 0],
])('%s with %p: source maps %p, %p plugins', (stage, env, devtool, plugins) => {
  const config = sentryBuildConfig(stage, env as unknown as NodeJS.ProcessEnv);
  expect(config.devtool).toBe(devtool);
  expect(config.plugins).toHaveLength(plugins);
});

test.each(['build-javascript', 'build-html', 'develop'])('%s without a DSN defines it as empty', (stage) => {
  const none = {} as unknown as NodeJS.ProcessEnv;
  expect(sentryBuildConfig(stage, none).define).toEqual({ 'process.env.GATSBY_SENTRY_DSN': '""' });
  expect(sentryBuildConfig(stage, { ...none, GATSBY_SENTRY_DSN: dsn }).define).toEqual({});
});
