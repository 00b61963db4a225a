// @ts-check
/** Lists the facts whose source an editor has to read again within a month, as Markdown. Prints nothing if there are none. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @typedef {{ id: string, label: string, value: unknown, review_by?: string, source?: { title: string, url: string } }} Fact */

/** @type {Fact[]} */
const facts = parse(readFileSync('content/facts.yaml', 'utf8'));
const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const due = facts.filter(({ review_by }) => review_by !== undefined && String(review_by) <= soon);
if (due.length > 0)
  console.log('Read the sources, then set `review_by` in content/facts.yaml to a later day.\n');
for (const { id, label, value, review_by, source } of due)
  console.log(`- [ ] ${review_by} \`${id}\`: ${label} (${value}), [${source?.title}](${source?.url})`);
