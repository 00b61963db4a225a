/** @jest-environment node */
import webpack from 'webpack';
import { withoutEnvironment } from './renderer-env';

/** What the renderer is compiled with when Gatsby defines these. */
function compiledWith(definitions: Record<string, string>) {
  const define = new webpack.DefinePlugin(definitions);
  const config = withoutEnvironment({ plugins: [new webpack.ProgressPlugin(), define] });
  expect(config.plugins).toContain(define);
  return define.definitions;
}

const settings = {
  'process.env': '({})',
  'process.env.NODE_ENV': '"production"',
  'process.env.BUILD_STAGE': '"build-html"',
  'process.env.GATSBY_SITE_URL': '"https://site.example"',
  __PATH_PREFIX__: '""',
};

test('the renderer is the same in every terminal: only settings of the site and of Gatsby are compiled into it', () => {
  const environment = {
    'process.env.HOME': '"/home/editor"',
    'process.env.npm_lifecycle_event': '"start"',
    'process.env.SENTRY_AUTH_TOKEN': '"secret"',
  };
  expect(compiledWith({ ...settings, ...environment })).toEqual(settings);
});

test("it's an error if Gatsby defines no variables, because the patch has no use then", () => {
  expect(() =>
    withoutEnvironment({ plugins: [new webpack.DefinePlugin({ __PATH_PREFIX__: '""' })] }),
  ).toThrow(
    'Gatsby no longer compiles environment variables into its bundles. See src/gatsby/patches/renderer-env.ts.',
  );
});
