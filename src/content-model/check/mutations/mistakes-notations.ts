/** Mistakes of people who paste Markdown from other programs, and of tables, lists and code in it. */
import { addedTo, type Mutation } from './mutation';

const added = addedTo('updates/wire-reversals.md');

const table = '| A | B |\n| --- | --- |\n';

const fence = (lang: string, code: string): string => `\`\`\`${lang}\n${code}\n\`\`\``;

/** Code of another language than its fence names. */
const other = (lang: string, meant: string, what: string, code: string): Mutation =>
  added(
    `${what} in a block of "${lang}"`,
    `¦${fence(lang, code)}`,
    `this is ${what}, but "${lang}" follows the backquotes`,
    `write "${meant}"`,
  );

const imagined = (name: string, code: string, message: string, fix: string): Mutation =>
  added(`${name} in imagined JSON`, fence('json imagined', code), message, fix);

export const mistakesInNotations: readonly Mutation[] = [
  ...[
    ['commas and spaces', 'Name, Limit, Opens\nACH, none, Monday\nWire, none, Sunday'],
    ['commas and two columns', 'Name,Opens\nACH,Monday\nWire,Sunday'],
    ['commas, spaces and two columns', 'Name, Opens\nACH, Monday\nWire, Sunday\nCheck, Monday'],
  ].map(([name = '', rows = '']) =>
    added(
      `a table with ${name}`,
      `¦${rows}`,
      "this isn't a table, because commas separate its cells",
      'write each row',
    ),
  ),
  added(
    'a table with two pipes between its cells',
    '¦|| A || B ||\n|| --- || --- ||\n|| 1 || 2 ||',
    "this isn't a table, because its cells have two pipes between them",
    'write "|" for each "||"',
  ),
  added('a table without rows', `¦${table}\nText.`, 'this table has a head, and no rows', 'write its rows'),
  added('an empty row', `${table}| 1 | 2 |\n¦| | |`, 'this row is empty', 'write its cells, or remove it'),
  added(
    'a second line of hyphens',
    `${table}| 1 | 2 |\n¦| --- | --- |\n| 3 | 4 |`,
    'this line of hyphens is shown as a row',
    'remove it',
  ),
  ...['•', '●', '➢', '–'].map((sign) =>
    added(
      `a list of three items with ${sign}`,
      `¦${sign} One.\n${sign} Two.\n${sign} Three.`,
      `"${sign}" does not make a list`,
      'write "- " in front of each item',
    ),
  ),
  added('a list with capital letters', '¦A. One.\nB. Two.', '"A." does not make a list', 'write "1. "'),
  added('a list with backslashes', '¦\\- One.\n\\- Two.', '"\\-" is shown as it is', 'write "-"'),
  added(
    'a numbered list with backslashes',
    '¦1\\. One.\n2\\. Two.',
    '"1\\." is shown as it is',
    'write "1."',
  ),
  ...['link', 'this link', 'page', 'website'].map((words) =>
    added(
      `a link with the text "${words}"`,
      `See ¦[${words}](/fees).`,
      `the text "${words}" does not say where the link leads`,
      'write what the page is about',
    ),
  ),
  added('a link of Jira', 'See ¦[prices|/fees].', 'is a link in Jira', 'write "[prices](/fees)"'),
  added('a heading of Jira', '¦h2. Prices\n\nText.', '"h2." does not start a heading', 'write "## "'),
  added(
    'bold text of a forum',
    'Wires are ¦[b]final[/b].',
    '"[b]" is a mark of forums',
    'write it in Markdown',
  ),
  added('a person in Slack', 'Ask ¦<@U012AB3CD> first.', 'is a name in Slack', 'write the name'),
  added('a channel in Slack', 'Ask in ¦<#C012AB3CD|wires>.', 'is a name in Slack', 'write the name'),
  other('bash', 'json', 'JSON', '{ "amount": 1 }'),
  other('python', 'typescript', 'TypeScript', 'const amount = 1;'),
  other('typescript', 'python', 'Python', 'def amount(cents):\n    return cents'),
  other('go', 'bash', 'a command', 'curl https://example.com'),
  added(
    'a command in a block of "json"',
    fence('json', '¦curl https://example.com'),
    'this is a command, not JSON',
    'write "bash"',
  ),
  imagined('a comma too many', '{ "amount": 1¦, }', 'this comma has nothing after it', 'remove the comma'),
  imagined('a lost comma', '{\n  "amount": 1¦\n  "id": 2\n}', 'a comma is missing here', 'add ","'),
  imagined('single quotes', "{ ¦'amount': 1 }", "JSON has no quotes like '", 'straight double quotes'),
  imagined('curly quotes', '{ ¦“amount”: 1 }', 'JSON has no quotes like “', 'straight double quotes'),
];
