/** Mistakes of people who don't write code, in the lines of a YAML file: lost ones, and lost indentation. */
import { atEnd, type Mutation } from './mutation';

/** The image of an update, with each field on its own line. */
const image = (name: string, lines: string, message: string): Mutation => ({
  name,
  file: 'updates/federal-reserve-holidays.md',
  from: /^image: \{ file: (\S+), alt: (".*"), caption: (".*") \}$/m,
  to: `image:\n${lines}`,
  message,
  fix: /^indent (?:it|them) by two more spaces$/,
});

const mergeFix = /^delete this line, and the version above or below it if both are here$/;

export const mistakesInLayout: readonly Mutation[] = [
  {
    name: 'a text without indentation',
    file: 'updates/federal-reserve-holidays.md',
    from: /^summary: .*$/m,
    to: 'summary: >\n¦over the holidays',
    message: 'this line is not a field',
    fix: /^write "name: value", .*; if it continues the text above, indent it by two spaces$/,
  },
  {
    name: 'a text that continues without indentation in an entry',
    file: 'facts.yaml',
    from: '  label: Settlement of same-day window 1\n',
    to: '  label: Settlement\n  ¦of same-day window 1\n',
    message: 'this line is not a field',
    fix: /^write "name: value", .*; if it continues the text above, indent it by two spaces$/,
  },
  {
    name: 'a field missing between braces',
    file: 'updates/federal-reserve-holidays.md',
    from: /^image: \{ file: (\S+), alt: .*$/m,
    to: 'image: ¦{ file: $1 }',
    message: 'the field "alt" is missing',
    fix: /^add ", alt: …" before the "\}"/,
  },
  {
    name: 'a field missing between braces on several lines',
    file: 'fees.yaml',
    from: /- (\{\n\s+id: account-number,\n)\s+name: .*\n/,
    to: '- ¦$1',
    message: 'the field "name" is missing',
    fix: /^add "name: …" before the "\}"/,
  },
  {
    name: 'a title that starts with a hash',
    file: 'products/wires.yaml',
    from: /^title: .*$/m,
    to: 'title: ¦#1 reason',
    message: 'the field "title" is empty: the "#" starts a comment',
    fix: /^put the whole value in quotes: title: "#1 reason"$/,
  },
  {
    name: 'the middle line of a merge in Markdown',
    file: 'updates/federal-reserve-holidays.md',
    edit: atEnd('¦=======\n\nThe end.'),
    message: 'a merge was not finished here',
    fix: mergeFix,
  },
  {
    name: 'the line above the base of a merge in Markdown',
    file: 'updates/federal-reserve-holidays.md',
    edit: atEnd('¦||||||| merged'),
    message: 'a merge was not finished here',
    fix: mergeFix,
  },
  {
    name: 'the line above the base of a merge in YAML',
    file: 'fees.yaml',
    edit: atEnd('¦||||||| merged'),
    message: 'a merge was not finished here',
    fix: mergeFix,
  },
  {
    name: 'a lost first line of an entry',
    file: 'navigation.yaml',
    from: '      - name: Cards\n        href',
    to: '        ¦href',
    message: 'an entry starts here without its first line: "href: /products/cards"',
    fix: /^add "- name: …" above it, with the "-" below the one on line 12$/,
  },
  {
    name: 'a lost first line of a fact',
    file: 'facts.yaml',
    from: '- id: ach-same-day-window-1-settlement\n  subject',
    to: '  ¦subject',
    message: 'an entry starts here without its first line: "subject: ach"',
    fix: /^add "- id: …" above it, with the "-" below the one on line 24$/,
  },
  {
    name: 'one field of an entry twice',
    file: 'navigation.yaml',
    from: 'href: /products/cards\n',
    to: 'href: /products/cards\n        ¦href: /products/cards\n',
    message: 'this field is already defined above',
    fix: 'remove one of the two',
  },
  {
    name: 'a group without indentation',
    file: 'facts.yaml',
    from: '  source:\n    title: FRB Services\n    url',
    to: '  source:\n  ¦title: FRB Services\n  url',
    message: '"title" and "url" belong to "source"',
    fix: /^indent them by two more spaces$/,
  },
  {
    name: 'the last field of a group without indentation',
    file: 'facts.yaml',
    from: '  source:\n    title: FRB Services\n    url',
    to: '  source:\n    title: FRB Services\n  ¦url',
    message: '"url" belongs to "source"',
    fix: /^indent it by two more spaces$/,
  },
  image('an image without indentation', '¦file: $1\nalt: $2', '"file" and "alt" belong to "image"'),
  image(
    'an image with one field outside',
    '  file: $1\n  alt: $2\n¦caption: $3',
    '"caption" belongs to "image"',
  ),
  {
    name: 'an unknown field near one that the update has',
    file: 'updates/federal-reserve-holidays.md',
    from: /^date: /m,
    to: '¦titel: Holidays\ndate: ',
    message: 'unknown field "titel"',
    fix: /^remove it, or use one of: (?!.*title)/,
  },
];
