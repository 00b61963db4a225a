import { readRules } from './rules';
import { wordRules } from './words';

/** The table of rules in docs/editing.md, which `npm run schemas` writes. */
export function rulesTable(): string {
  const rules = [...readRules(), ...wordRules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = rules.map(
    ({ id, severity, about }) => `| \`${id}\` | ${severity} | ${about.replaceAll('|', '\\|')} |`,
  );
  return ['| rule | severity | what it reports |', '| --- | --- | --- |', ...rows].join('\n');
}

const [start, end] = ['<!-- rules -->', '<!-- end of rules -->'];

/** A document with the table of rules between its marks. */
export function withRulesTable(document: string): string {
  const [before = '', rest = ''] = document.split(start);
  return `${before}${start}\n\n${rulesTable()}\n\n${end}${rest.split(end)[1] ?? ''}`;
}
