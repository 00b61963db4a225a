import { sentryWebpackPlugin } from '@sentry/bundler-plugins/webpack';
import { applicationKey } from '../error-reporting/settings';

/** What a stage of the build adds to webpack's configuration for error reporting. */
export type SentryBuildConfig = {
  /** Set for the browser's production bundle alone: no source map in `public/` unless asked for. */
  devtool?: 'source-map' | false;
  /** Values for webpack's DefinePlugin. */
  define: Record<string, string>;
  plugins: unknown[];
};

/**
 * Webpack settings for error reporting. With a DSN the browser's scripts are marked with the application key;
 * the plugin does nothing else: no telemetry, no upload, no release, so no contact with any host.
 * Without one the DSN is defined as empty, which lets webpack drop the library from the bundle: an undefined
 * variable would stay a lookup at run time.
 */
export function sentryBuildConfig(stage: string, env: NodeJS.ProcessEnv): SentryBuildConfig {
  const dsn = env.GATSBY_SENTRY_DSN;
  const define: Record<string, string> = dsn ? {} : { 'process.env.GATSBY_SENTRY_DSN': '""' };
  if (stage !== 'build-javascript') return { define, plugins: [] };
  return {
    devtool: env.GATSBY_SOURCE_MAPS === '1' ? 'source-map' : false,
    define,
    plugins: dsn ? [markOwnScripts()] : [],
  };
}

function markOwnScripts(): unknown {
  return sentryWebpackPlugin({
    applicationKey,
    telemetry: false,
    silent: true,
    sourcemaps: { disable: true },
    // The release is set where the library starts; injected too, it would be in every script of the page.
    release: { inject: false, create: false, finalize: false },
  });
}
