import { isSimulation } from '../../api/operations';
import { shownIn } from '../code-blocks';
import type { Rule } from '../rule';
import { calledIn } from './request';

/** Samples that teach a request that's carried out twice if it's repeated. Simulations move no money. */
export const rule: Rule = {
  id: 'idempotency-key',
  severity: 'warning',
  about: 'A sample of a POST request, other than a simulation, without an idempotency key.',
  example: { file: 'documentation/fedach.md', from: 'Idempotency-Key: payroll-2026-11-20-0417\n', to: '' },
  checkFile: (content, _site, report) => {
    const requests = shownIn(content).flatMap(({ request }) =>
      request ? [{ ...request.request, place: request.shown.pointAt(0) }] : [],
    );
    const calls = [...calledIn(content)].map(({ command, ...call }) => ({
      ...call,
      key: command.includes('Idempotency-Key') || undefined,
    }));
    for (const { method, path, key, place } of [...requests, ...calls])
      if (method === 'POST' && key === undefined && !isSimulation(path))
        report(content, place, `POST ${path} has no idempotency key; add one that comes from a record`);
  },
};
