import { readRules } from './rules';
import { wordRules } from './words';

/** The list of rules in docs/editing.md, which `npm run schemas` writes: errors, then warnings. */
function rulesList(): string {
  const rules = [...readRules(), ...wordRules].sort((a, b) => (a.id < b.id ? -1 : 1));
  const rows = (wanted: string): string =>
    rules
      .filter(({ severity }) => severity === wanted)
      .map(({ id, about }) => `- \`${id}\`: ${about}`)
      .join('\n');
  return `Errors:\n\n${rows('error')}\n\nWarnings:\n\n${rows('warning')}`;
}

const [start, end] = ['<!-- rules -->', '<!-- end of rules -->'];

/** A document with the list of rules between its marks. */
export function withRulesList(document: string): string {
  const [before = '', rest = ''] = document.split(start);
  return `${before}${start}\n\n${rulesList()}\n\n${end}${rest.split(end)[1] ?? ''}`;
}
