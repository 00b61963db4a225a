/** Slips of people who don't write code, in the lines of a YAML file: lost ones, and lost indentation. */
import type { Mutation } from './mutation';

/** The image of an update, with each field on its own line. */
const image = (name: string, lines: string, message: string): Mutation => ({
  name,
  file: 'updates/federal-reserve-holidays.md',
  from: /^image: \{ file: (\S+), alt: (".*"), caption: (".*") \}$/m,
  to: `image:\n${lines}`,
  message,
  fix: /^indent (?:it|them) by two more spaces$/,
});

export const slipsInLayout: readonly Mutation[] = [
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
