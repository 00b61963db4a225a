import { shownIn } from '../code-blocks';
import { readJson } from '../json-text';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn, type Site } from '../site';

/** The amounts of the objects in responses, by ID. A debit's is negative. */
const amountsIn = ({ contents, variables = new Map() }: Site): Map<unknown, unknown> =>
  new Map(
    contents.flatMap(shownIn).flatMap(({ response }) => {
      const read = response && readJson(response.text, variables);
      if (!read || 'fault' in read) return [];
      const { id, amount } = fieldsOf(read.value);
      return [[id, amount] as const];
    }),
  );

/** Simulations of a code with a transfer that can't get it: only a debit can be returned for insufficient funds. */
export const rule: Rule = {
  id: 'code-simulation',
  severity: 'warning',
  about: 'A code for debits that is simulated with a credit, or the other way around.',
  example: {
    file: 'codes/ach-returns.yaml',
    from: 'ach_transfer_h3n8wq5tkz1xv6c0rbmd',
    to: 'ach_transfer_7lrwfvealkxwkkxzwwhp',
  },
  needsAllFiles: true,
  checkSite: (site, report) => {
    const amounts = amountsIn(site);
    for (const content of site.ofType('CodeNetwork'))
      for (const [index, { returns, simulate }] of recordsIn(fieldsOf(content.value).codes).entries()) {
        const id = /\/(ach_transfer_\w+)\//.exec(String(simulate))?.[1];
        const kind = Number(amounts.get(id)) < 0 ? 'debit' : 'credit';
        if (returns !== undefined && id !== undefined && kind !== returns)
          report(
            content,
            content.placeOf(['codes', index, 'simulate']),
            `"${id}" isn't a ${String(returns)}, so it can't be returned for this reason; write the ID of one`,
          );
      }
  },
};
