/** Uploads source maps to a Sentry-compatible service, so that its reports show source code. They're never served. */
import type { WebpackPluginInstance } from 'webpack';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where source maps go. */
type Target = {
  readonly token: string;
  readonly org: string;
  readonly project: string;
  readonly url?: string;
};

/** Webpack's kind of source map, false for none. Scripts don't name a hidden one. Only GATSBY_SOURCE_MAPS=1 leaves them in public/. */
export function sourceMaps({ GATSBY_SOURCE_MAPS, SENTRY_AUTH_TOKEN }: Environment): string | false {
  if (GATSBY_SOURCE_MAPS === '1') return 'source-map';
  return SENTRY_AUTH_TOKEN ? 'hidden-source-map' : false;
}

/** The target in SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL; undefined without a token. Throws for a token without an organization or a project. */
export function uploadTarget(env: Environment): Target | undefined {
  const { SENTRY_AUTH_TOKEN: token, SENTRY_ORG: org, SENTRY_PROJECT: project, SENTRY_URL: url } = env;
  if (!token) return undefined;
  if (!org || !project)
    throw new Error(
      'SENTRY_AUTH_TOKEN is set, so the build uploads source maps: set SENTRY_ORG and SENTRY_PROJECT, too.',
    );
  return { token, org, project, ...(url ? { url } : {}) };
}

/**
 * Webpack's plugin for the upload; none without a target in the environment. Each script gets a debug ID, which its source map
 * has, too. The maps are removed whether or not the upload succeeds.
 * @param folder the output folder, absolute
 * @param warn is called if the upload fails: the site is complete without it
 */
export async function uploadSourceMaps(
  env: Environment,
  folder: string,
  warn: (message: string) => void,
): Promise<WebpackPluginInstance[]> {
  const target = uploadTarget(env);
  if (!target) return [];
  // Sentry's command-line program reads this, and would otherwise report its own use.
  process.env.SENTRY_CLI_NO_TELEMETRY = '1';
  // Takes half a second to load.
  const { sentryWebpackPlugin } = await import('@sentry/bundler-plugins/webpack');
  const { token, ...where } = target;
  const upload = sentryWebpackPlugin({
    ...where,
    authToken: token,
    telemetry: false,
    // The release that reports name. Debug IDs find the source maps, so the service needs to know nothing else about it.
    release: {
      name: env.GATSBY_SENTRY_RELEASE || 'production',
      create: false,
      finalize: false,
      inject: false,
      setCommits: false,
    },
    sourcemaps: {
      assets: [`${folder}/**`],
      filesToDeleteAfterUpload: env.GATSBY_SOURCE_MAPS === '1' ? [] : [`${folder}/**/*.map`],
    },
    errorHandler: ({ message }) =>
      warn(
        `The source maps of this build were not uploaded: ${message}\nThe site is complete, but error reports will show minified code. Check SENTRY_AUTH_TOKEN, SENTRY_ORG, SENTRY_PROJECT and SENTRY_URL, and build again.`,
      ),
  });
  return [upload];
}
