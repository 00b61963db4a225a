/** Uploads source maps to a Sentry-compatible service, so that its reports show source code. They're never served. */
import type { WebpackPluginInstance } from 'webpack';

type Environment = Readonly<Record<string, string | undefined>>;

/** Webpack's kind of source map, false for none. Scripts don't name a hidden one. */
export const sourceMaps = ({ SENTRY_AUTH_TOKEN }: Environment): 'hidden-source-map' | false =>
  SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;

/**
 * Webpack's plugin for the upload; none without SENTRY_AUTH_TOKEN. Each script gets a debug ID, which its source map has, too. The maps are
 * removed whether or not the upload succeeds.
 * @throws if SENTRY_ORG or SENTRY_PROJECT is missing
 */
export async function uploadSourceMaps(
  { SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT, SENTRY_URL, GATSBY_SENTRY_RELEASE }: Environment,
  folder: string,
  warn: (message: string) => void,
): Promise<WebpackPluginInstance[]> {
  if (!SENTRY_AUTH_TOKEN) return [];
  if (!SENTRY_ORG || !SENTRY_PROJECT)
    throw new Error(
      'SENTRY_AUTH_TOKEN is set, so the build uploads source maps: set SENTRY_ORG and SENTRY_PROJECT, too.',
    );
  // Sentry's command-line program reads this, and would otherwise report its own use.
  process.env.SENTRY_CLI_NO_TELEMETRY = '1';
  // Takes half a second to load.
  const { sentryWebpackPlugin } = await import('@sentry/bundler-plugins/webpack');
  const upload = sentryWebpackPlugin({
    authToken: SENTRY_AUTH_TOKEN,
    org: SENTRY_ORG,
    project: SENTRY_PROJECT,
    ...(SENTRY_URL ? { url: SENTRY_URL } : {}),
    telemetry: false,
    // Debug IDs find the source maps, so the service needs to know no more than the name of the release.
    release: {
      name: GATSBY_SENTRY_RELEASE || 'production',
      create: false,
      finalize: false,
      inject: false,
      setCommits: false,
    },
    sourcemaps: { assets: [`${folder}/**`], filesToDeleteAfterUpload: [`${folder}/**/*.map`] },
    errorHandler: ({ message }) =>
      warn(
        `The source maps of this build were not uploaded: ${message}\nThe site is complete, but error reports will show minified code. Check SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL, and build again.`,
      ),
  });
  return [upload];
}
