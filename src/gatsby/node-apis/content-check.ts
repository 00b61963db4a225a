import type { GatsbyNode } from 'gatsby';
import { type ContentFault, currentFaults } from '../data/content-faults';

/** The method of Express's response in use. */
type JsonResponse = { json: (data: readonly ContentFault[]) => void };

/** Serves the errors in content to the development page (src/develop). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get('/___content-diagnostics', (_request: unknown, response: JsonResponse) => {
    response.json(currentFaults());
  });
};
