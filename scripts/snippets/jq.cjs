// The few filters of jq that walkthroughs use, for machines without it: .a.b, and .data[] | [.a, .b.c] | @tsv
const { readFileSync } = require('node:fs');

const filter = process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '.';
const isRaw = process.argv.includes('-r');
const value = JSON.parse(readFileSync(0, 'utf8'));

const at = (from, path) =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((inner, name) => inner?.[name] ?? null, from);
const shown = (one) => (isRaw && typeof one === 'string' ? one : JSON.stringify(one, null, 2));

const [, list, fields] = /^(\.\w+)\[\] \| \[(.+)\] \| @tsv$/.exec(filter) ?? [];
const lines = list
  ? at(value, list).map((entry) =>
      fields
        .split(', ')
        .map((path) => at(entry, path))
        .join('\t'),
    )
  : [shown(at(value, filter))];
for (const line of lines) console.log(line);
