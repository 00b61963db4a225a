/** Warns about fees that have become ten times as large or small since the last commit, because a zero too many looks right. */
import { LineCounter } from 'yaml';
import { formatDollars } from '../../../lib/payments/money';
import { recordsIn } from '../../api/json';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';
import { parseYaml } from '../reading/yaml-reader';
import { largeChange } from './fact-changes';

type Fee = { readonly id: string; readonly cents: number; readonly path: Path };

/** The fees in the value of fees.yaml; those without an id or an amount are left out. */
function feesIn(value: unknown): Fee[] {
  const { groups } = { ...(value as { groups?: unknown } | null) };
  return recordsIn(groups).flatMap(({ rows }, group) =>
    recordsIn(rows).flatMap(({ id, cents }, row): Fee[] =>
      typeof id === 'string' && typeof cents === 'number'
        ? [{ id, cents, path: ['groups', group, 'rows', row, 'cents'] }]
        : [],
    ),
  );
}

function committedFees(text: string): Fee[] {
  try {
    return feesIn(parseYaml(text, new LineCounter()).toJS());
  } catch {
    return [];
  }
}

/**
 * The warnings about fees that have changed much.
 * @param committed the text of fees.yaml at the last commit; undefined if there's none
 */
export function feeChangeDiagnostics(content: ContentFile, committed: string | undefined): Diagnostic[] {
  if (content.type.name !== 'FeesContent' || committed === undefined) return [];
  const before = new Map(committedFees(committed).map(({ id, cents }) => [id, cents]));
  return feesIn(content.value).flatMap(({ id, cents, path }): Diagnostic[] => {
    const was = before.get(id) ?? 0;
    const change = largeChange(was, cents);
    if (change === undefined) return [];
    return [
      {
        file: content.file,
        ...content.locate(path),
        message: `the fee ${quote(id)} was ${formatDollars(was)} and is now ${formatDollars(cents)}, ${change}`,
        fix: 'look at the price again; if it is right, commit it, and this warning goes away',
        severity: 'warning',
      },
    ];
  });
}
