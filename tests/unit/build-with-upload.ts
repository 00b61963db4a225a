/**
 * Builds a folder's scripts with webpack as a build of the site does, in a separate process, because Sentry's
 * program doesn't recognize errors inside Jest. Prints the warnings as JSON. Argument: the folder.
 */
import { join } from 'node:path';
import { webpack } from 'webpack';
import { sourceMaps, uploadSourceMaps } from '../../src/gatsby/node-apis/source-maps';

async function build(folder: string): Promise<void> {
  const output = join(folder, 'public');
  const warnings: string[] = [];
  const config = {
    mode: 'production',
    context: folder,
    entry: './src/index.js',
    devtool: sourceMaps(process.env),
    output: { path: output, filename: 'app-[contenthash].js', chunkFilename: '[id]-[contenthash].js' },
  } as const;
  const compiler = webpack(
    await uploadSourceMaps(config, process.env, output, (message) => warnings.push(message)),
  );
  compiler.run((error, stats) => {
    if (error || stats?.hasErrors()) throw error ?? new Error(stats?.toString());
    compiler.close(() => process.stdout.write(`\n${JSON.stringify(warnings)}`));
  });
}

build(process.argv[2] ?? '');
