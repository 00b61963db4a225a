/**
 * Builds the small site in error-harness as Gatsby would build it (webpack, the environment put in place of
 * its names, the same Sentry plugin) and serves it on a free port of this machine.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { sentryBuildConfig } from '../../src/gatsby/sentry-webpack';

const harness = join(__dirname, 'error-harness');

export type ErrorSite = {
  /** Where the site is served, without a slash at the end. */
  baseURL: string;
  /** Names of the built scripts. */
  files: string[];
  stop: () => Promise<void>;
};

/** Builds and serves the site with the given `GATSBY_*` variables; `stop` ends the server and removes the files. */
export async function startErrorSite(variables: Record<string, string>): Promise<ErrorSite> {
  const folder = await mkdtemp(join(tmpdir(), 'error-site-'));
  const files = await build(folder, variables);
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const script = extname(pathname) === '.js';
    const from = files.includes(basename(pathname)) ? folder : harness;
    try {
      const content = script ? await readFile(join(from, basename(pathname))) : document(files, port());
      response.setHeader('content-type', script ? 'text/javascript' : 'text/html; charset=utf-8');
      // The third-party script comes from another origin and still shows its stack.
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('access-control-allow-headers', '*');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  const port = () => (server.address() as AddressInfo).port;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${port()}`,
    files,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

function document(files: string[], port: number): string {
  const entry = files.find((name) => name.startsWith('app-'));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Errors</title><link rel="icon" href="data:,">
    <script defer crossorigin src="http://localhost:${port}/third-party.js"></script>
    <script defer src="/${entry}"></script></head><body><div id="site"></div></body></html>`;
}

async function build(folder: string, variables: Record<string, string>): Promise<string[]> {
  const {
    define,
    plugins,
    devtool = false,
  } = sentryBuildConfig('build-javascript', {
    NODE_ENV: 'production',
    ...variables,
  });
  const inlined = Object.entries(variables).map(([name, value]) => [
    `process.env.${name}`,
    JSON.stringify(value),
  ]);
  const config: Configuration = {
    mode: 'production',
    context: harness,
    entry: { app: './index.tsx' },
    output: { path: folder, filename: '[name]-[contenthash].js', publicPath: '/' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [{ test: /\.tsx?$/, loader: join(harness, 'swc-loader.cjs') }] },
    devtool,
    performance: false,
    plugins: [
      new webpack.DefinePlugin({ 'process.env': '({})', ...Object.fromEntries(inlined) }),
      new webpack.DefinePlugin(define),
      ...(plugins as WebpackPluginInstance[]),
    ],
  };
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) reject(error ?? new Error('Webpack gave no result.'));
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(Object.keys(stats.compilation.assets).filter((name) => name.endsWith('.js')));
    });
  });
}
