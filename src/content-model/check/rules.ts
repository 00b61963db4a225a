import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from './rule';

const folder = join(__dirname, 'rules');

/** Every rule: each file in rules/ exports one, and is named after it. */
export function readRules(): Rule[] {
  const names = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return names.sort().map((name) => (require(join(folder, name)) as { rule: Rule }).rule);
}
