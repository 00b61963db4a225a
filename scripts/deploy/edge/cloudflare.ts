/** Cloudflare Pages calls this for every request (_worker.js). */
import { forwardReport } from './forward-report';
import { serve } from './serve';
import type { EdgeSettings } from './settings';

declare const SETTINGS: EdgeSettings;

interface Environment {
  /** The site's files, with the headers of _headers. */
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
}

export default {
  fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    if (SETTINGS.tunnel && new URL(request.url).pathname === SETTINGS.tunnel.path)
      return forwardReport(SETTINGS, request);
    return serve(SETTINGS, request, () => ASSETS.fetch(request));
  },
};
