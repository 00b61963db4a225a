import { sourceMaps, uploadSourceMaps } from './source-maps';

const token = { SENTRY_AUTH_TOKEN: 'secret-token' };
const warn = jest.fn();

test('without a token there are no source maps and no upload', async () => {
  expect(sourceMaps({})).toBe(false);
  expect(await uploadSourceMaps({}, '/public', warn)).toEqual([]);
});

test('with a token, scripts have maps that they do not name', () => {
  expect(sourceMaps(token)).toBe('hidden-source-map');
});

test('a token without its project stops the build with what to set', async () => {
  await expect(uploadSourceMaps(token, '/public', warn)).rejects.toThrow('set SENTRY_ORG and SENTRY_PROJECT');
});
