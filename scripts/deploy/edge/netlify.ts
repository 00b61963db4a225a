/** Netlify calls this for every request. */
import { serve } from './serve';
import type { EdgeSettings } from './settings';

declare const SETTINGS: EdgeSettings;

interface Context {
  /** Serves the site's file, with the headers of _headers. */
  next(): Promise<Response>;
}

export default (request: Request, context: Context): Promise<Response> =>
  serve(SETTINGS, request, () => context.next());

export const config = {
  path: '/*',
  ...(SETTINGS.tunnel ? { excludedPath: SETTINGS.tunnel.path } : {}),
};
