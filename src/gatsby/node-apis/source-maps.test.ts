import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'webpack';
import { startUploadReceiver, type UploadReceiver } from '../../../tests/unit/upload-receiver';
import { sourceMaps, uploadSourceMaps } from './source-maps';

let folder: string;
let receiver: UploadReceiver;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'source-maps-'));
  mkdirSync(join(folder, 'src'));
  const entry = 'require.ensure([], (require) => console.log(require("./later")));\n';
  writeFileSync(join(folder, 'src', 'index.js'), entry);
  writeFileSync(join(folder, 'src', 'later.js'), '// The price in cents.\nmodule.exports = 1250;\n');
  receiver = await startUploadReceiver();
});
afterEach(async () => {
  await receiver.stop();
  rmSync(folder, { recursive: true });
});

const output = () => join(folder, 'public');
const settings = (url: string) => ({
  SENTRY_AUTH_TOKEN: 'secret-token',
  SENTRY_ORG: 'acme',
  SENTRY_PROJECT: 'site',
  SENTRY_URL: url,
  GATSBY_SENTRY_RELEASE: '2026-11-22',
});

/** Builds two scripts as a build of the site does, and returns the warnings. */
async function build(env: Record<string, string>): Promise<string[]> {
  // Sentry's program keeps files in the home folder.
  process.env.HOME = folder;
  jest.spyOn(console, 'info').mockImplementation();
  const warnings: string[] = [];
  const plugins = await uploadSourceMaps(env, output(), (message) => warnings.push(message));
  const config = {
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    devtool: sourceMaps(env),
    output: { path: output(), filename: 'app-[contenthash].js', chunkFilename: '[id]-[contenthash].js' },
  } as const;
  const compiler = webpack({ ...config, plugins });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString()) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve()));
    });
  });
  return warnings;
}

const served = () => readdirSync(output(), { recursive: true, encoding: 'utf8' });
const debugId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

test('with a token, each script arrives with its map under one debug ID, and no map is left', async () => {
  expect(await build(settings(receiver.origin))).toEqual([]);
  expect(served()).toHaveLength(2);
  expect(served().filter((file) => !file.endsWith('.js'))).toEqual([]);
  expect(receiver.bundles).toHaveLength(1);
  const [bundle] = receiver.bundles;
  expect(bundle).toMatchObject({ version: '2026-11-22', projects: ['site'] });
  const entries = Object.values(bundle?.manifest.files ?? {});
  const idsOf = (type: string) =>
    entries
      .filter((entry) => entry.type === type)
      .map(({ headers = {} }) => headers['debug-id'])
      .sort();
  const inScripts = served().map((file) => debugId.exec(readFileSync(join(output(), file), 'utf8'))?.[0]);
  expect(idsOf('minified_source')).toEqual(inScripts.sort());
  expect(idsOf('source_map')).toEqual(inScripts);
  const maps = Object.entries(bundle?.files ?? {}).filter(([name]) => name.endsWith('.map'));
  expect(maps.some(([, map]) => map.includes('The price in cents.'))).toBe(true);
  expect(receiver.requests.filter((request) => !request.endsWith('Bearer secret-token'))).toEqual([]);
  // No script names a map, or has the token.
  for (const file of served())
    expect(readFileSync(join(output(), file), 'utf8')).not.toMatch(/sourceMappingURL|secret-token/);
});

test('the build goes on, warns, and leaves no map where the upload fails', async () => {
  receiver.refuse(401);
  const warnings = await build(settings(receiver.origin));
  expect(warnings).toEqual([expect.stringMatching(/^The source maps of this build were not uploaded: .+/)]);
  expect(warnings[0]).toContain('SENTRY_AUTH_TOKEN');
  expect(warnings[0]).not.toContain('secret-token');
  expect(served().filter((file) => !file.endsWith('.js'))).toEqual([]);
});

test('without a token there is no map, no debug ID and no request', async () => {
  expect(await build({})).toEqual([]);
  expect(served()).toHaveLength(2);
  for (const file of served()) expect(readFileSync(join(output(), file), 'utf8')).not.toMatch(debugId);
  expect(receiver.requests).toEqual([]);
});

test('a token without a project stops the build and names what is missing', async () => {
  await expect(build({ SENTRY_AUTH_TOKEN: 'x', SENTRY_ORG: 'acme' })).rejects.toThrow('SENTRY_PROJECT');
});
