/** Netlify calls this for error reports, and refuses more of them from one visitor than `rateLimit` says. */
import { forwardReport } from './forward-report';
import type { EdgeSettings } from './settings';

declare const SETTINGS: EdgeSettings;

export default (request: Request): Promise<Response> => forwardReport(SETTINGS, request);

export const config = {
  path: SETTINGS.tunnel?.path,
  // In 60 seconds, for each visitor.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
