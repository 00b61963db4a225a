/** Which environment variables the code that renders HTML can read. */
import type { Configuration } from 'webpack';

/** What a module is compiled with: by expression, such as "process.env.NODE_ENV", the code that replaces it. */
type Definitions = Record<string, unknown>;

/** Variables that Gatsby sets for each bundle, and settings of Gatsby and of this site. */
const known = /^process\.env\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT|GATSBY_\w+)$/;

const definitionsOf = (plugin: unknown): Definitions | undefined =>
  (plugin as { definitions?: Definitions } | undefined)?.definitions;

/**
 * Gatsby compiles every environment variable of the terminal into the HTML renderer, so another terminal or another npm command
 * compiles all of it again, and its file contains the secrets of the environment. The renderer gets the same variables as the browser's
 * bundle.
 * @throws if Gatsby no longer defines variables
 */
export function withoutEnvironment(config: Configuration): Configuration {
  const plugins = config.plugins ?? [];
  const definitions = plugins.map(definitionsOf).find((defined) => defined && 'process.env' in defined);
  if (!definitions)
    throw new Error(
      'Gatsby no longer compiles environment variables into its bundles. See src/gatsby/patches/renderer-env.ts.',
    );
  for (const name of Object.keys(definitions)) {
    if (name.startsWith('process.env.') && !known.test(name)) delete definitions[name];
  }
  return config;
}
