/** Mistakes of people who paste from documents, or save files with other programs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellingsOfBrand } from './brand-spellings';
import { addedTo, type Mutation } from './mutation';

const { host } = spellingsOfBrand();

const article = 'documentation/sending-wires.md';
const update = 'updates/federal-reserve-holidays.md';

const added = addedTo(article);

/** A link at the top of an article. */
const linked = (name: string, address: string, message: string, fix: string): Mutation =>
  added(name, `See ¦[the prices that apply](${address}) first.`, message, fix);

/** A file whose content is saved in another way. */
const saved = (
  name: string,
  file: string,
  save: (text: string) => string | Buffer,
  message: string,
  fix: string,
): Mutation => ({
  name,
  file,
  change: (folder) => {
    const path = join(folder, file);
    writeFileSync(path, save(readFileSync(path, 'utf8')));
  },
  message,
  fix,
});

const restore = 'restore it from the Git history, or copy its text into a new file of plain text';

/** A new file with a name that no content type has. */
const named = (name: string, file: string, fix: string): Mutation => ({
  name,
  file,
  to: 'Text.',
  message: `no content type reads the file "${file}"`,
  fix,
});

export const pastedMistakes: readonly Mutation[] = [
  saved('a text saved as rich text', article, () => '{\\rtf1\\ansi Text.}', 'saved as rich text', restore),
  saved(
    'a text saved by Word',
    article,
    () => Buffer.from(`504b0304${'deadbeef00'.repeat(50)}`, 'hex'),
    'saved as a document of a word processor',
    restore,
  ),
  saved(
    'a text saved as a web page',
    'fees.yaml',
    () => '<!DOCTYPE html>\n<html><body>Text.</body></html>\n',
    'saved as a web page',
    restore,
  ),
  saved(
    'YAML in UTF-16',
    'fees.yaml',
    (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
    'the file is saved as UTF-16',
    'save it as UTF-8',
  ),
  ...[article, 'fees.yaml'].map((file) =>
    saved(
      `line ends of old Macs in ${file}`,
      file,
      (text) => text.replaceAll('\n', '\r'),
      'the lines of the file end as on old Macs',
      'save it with the line ends of Unix, LF',
    ),
  ),
  named(
    'a document of Word',
    'updates/void-after.docx',
    'copy its text into a file "updates/void-after.md", or remove it',
  ),
  named(
    'a text with ".mdx"',
    'documentation/void.mdx',
    'copy its text into a file "documentation/void.md", or remove it',
  ),
  named(
    'a text with ".md.rtf"',
    'company/void.md.rtf',
    'copy its text into a file "company/void.md", or remove it',
  ),
  named('a drawing among the pictures', 'updates/images/void.svg', 'save it as PNG, JPEG or WebP'),
  {
    name: 'an indented merge',
    file: 'products/wires.yaml',
    from: '      title: Dual approval,',
    to: '      ¦<<<<<<< HEAD\n      title: Dual approval,\n      =======\n      title: Two approvals,\n      >>>>>>> x',
    message: 'a merge was not finished here',
    fix: 'keep one of the two versions',
  },
  ...['–', '—', '•'].map(
    (sign): Mutation => ({
      name: `an entry of a list that starts with ${sign}`,
      file: 'products/wires.yaml',
      from: '  - { name: Sending wires',
      to: `  ¦${sign} { name: Sending wires`,
      message: `"${sign}" does not start an entry of a list`,
      fix: 'write "- "',
    }),
  ),
  {
    name: 'a non-breaking space before a field',
    file: 'products/wires.yaml',
    from: '  title: Wire $125',
    to: '¦\u00A0\u00A0title: Wire $125',
    message: 'there is a non-breaking space before the field',
    fix: 'delete the spaces at the start of the line',
  },
  {
    name: 'a full-width colon after a field',
    file: update,
    from: /^kind: /m,
    to: 'kind¦： ',
    message: 'there is a full-width colon',
    fix: 'type ":" and a space',
  },
  added('a full-width asterisk', 'Wires are ¦＊final＊.', '"＊" is full-width', 'write "*"'),
  added('a table with full-width pipes', '¦｜ A ｜ B ｜', '"｜" is full-width', 'write "|"'),
  added('an ideographic space', 'Wires¦\u3000are final.', 'is full-width', 'type a space'),
  added(
    'a European amount',
    'The sample has ¦$25.000,00 in it.',
    '"$25.000,00" isn\'t written the American way',
    'write "$25,000.00"',
  ),
  added(
    'an amount with a comma before its cents',
    'The sample has ¦$12,50 in it.',
    '"$12,50" isn\'t written',
    'write "$12.50"',
  ),
  added('an amount with one digit of cents', 'The sample has ¦$1.5 in it.', '"$1.5" isn\'t', 'write "$1.50"'),
  added(
    'an amount without its comma',
    'The sample has ¦$1250.00 in it.',
    '"$1250.00" isn\'t written the American way',
    'write "$1,250.00"',
  ),
  added(
    'a space before a period',
    'Wires are ¦final .',
    '"final ." has a space before its punctuation',
    'write "final."',
  ),
  added(
    'no space after a period',
    'Wires are ¦final.They settle.',
    '"final.They" has no space after its punctuation',
    'write "final. They"',
  ),
  added(
    'no space after a comma',
    'Wires ¦settle,and stay.',
    '"settle,and" has no space after its punctuation',
    'write "settle, and"',
  ),
  linked(
    'a shared document',
    'https://docs.google.com/document/d/a/edit',
    "which visitors can't open",
    'a public page',
  ),
  linked(
    'a link from a newsletter',
    'https://www.frbservices.org/?a=1&utm_source=news',
    'has tracking parameters',
    'write "https://www.frbservices.org/?a=1"',
  ),
  linked(
    'a short address',
    'https://bit.ly/3abc',
    'does not say where it leads',
    'write the address of the page that it shows',
  ),
  added(
    'a title of a link with one quote',
    'See ¦[the prices](/fees "All prices) first.',
    "this isn't a link",
    'close the quote of the title',
  ),
  linked(
    'a period in an address',
    'https://www.frbservices.org/about.',
    'ends with punctuation',
    'remove the "."',
  ),
  added(
    'a footnote without its colon',
    'Final.[^a]\n\n¦[^a] Unless the recipient agrees.',
    '"[^a]" isn\'t a footnote, because no colon follows',
    'write "[^a]: "',
  ),
  added(
    'a footnote with a space in its name',
    'Wires are final.¦[^ a]',
    '"[^ a]" isn\'t a footnote, because its name has a space',
    'write "[^a]"',
  ),
  added(
    'a list within a list with one space',
    '- One:\n ¦- A\n - B\n- Two',
    'it needs 2 spaces before its marker, and has 1',
    'by 2 spaces',
  ),
  added(
    'a list within a numbered list with two spaces',
    '1. One:\n  ¦- A\n  - B\n2. Two',
    'it needs 3 spaces before its marker, and has 2',
    'by 3 spaces',
  ),
  added(
    'an item with another marker',
    '- One\n¦* Two',
    '"*" starts another list, because the one above has "-"',
    'write "- "',
  ),
  added(
    'a number with another marker',
    '1. One\n¦2) Two',
    '"2)" starts another list, because the one above has "1."',
    'write "2. "',
  ),
  added('a box without a space', '- ¦[] One', '"[]" isn\'t a box to check', 'write "[ ]", with one space'),
  added('a checked box with a space', '- ¦[ x] One', '"[ x]" isn\'t a box to check', 'write "[x]"'),
  added(
    'a list with Roman numerals',
    'Check these:\n¦i. The number.\nii. The amount.\niii. The name.',
    '"i." does not make a list',
    'write "1. "',
  ),
  added(
    'a block of code on one line',
    '¦```json {"a": 1}```',
    'three backquotes start and end code on one line',
    'write "```" above and below the code',
  ),
  added('curly quotes in code', 'Set `¦“amount”` first.', 'has curly quotes', 'type straight quotes'),
  added(
    'a heading in bold',
    '## ¦**What you pay**\n\nText.',
    'the heading "What you pay" is in bold',
    'write "## What you pay"',
  ),
  added(
    'a heading with seven number signs',
    '¦####### What you pay\n\nText.',
    '"#######" is more than six number signs',
    'write "## "',
  ),
  added(
    'a heading with the ID of another generator',
    '## What you pay ¦{#pay}\n\nText.',
    '"{#pay}" is not a known variable',
    'remove it: a heading gets its fragment automatically',
  ),
  added(
    'bold text with backslashes',
    'Wires are ¦\\*\\*final\\*\\*.',
    '"\\*\\*final\\*\\*" is shown as it is',
    'write "**final**"',
  ),
  added(
    'a link with backslashes',
    'See ¦\\[Pricing\\](/fees).',
    'is shown as it is, because of its backslashes',
    'write "[Pricing](/fees)"',
  ),
  added(
    'a heading with a backslash',
    '¦\\## What you pay\n\nText.',
    '"\\##" is shown as it is',
    'write "##"',
  ),
  added(
    'a table with an empty head',
    '¦|  |  |\n| --- | --- |\n| Wires | Evening |',
    'the head of this table is empty',
    'write what each column has',
  ),
  added(
    'a title of code',
    '```json ¦title="x"\n{}\n```',
    'it follows the language of the code',
    'move it to the next line',
  ),
  {
    name: 'JSON without indentation in a text of several lines',
    file: 'products/wires.yaml',
    from: '      "amount": 12500000,\n      "routing',
    to: '¦"amount": 12500000,\n      "routing',
    message: 'this line ends the text above, because it is indented less',
    fix: 'indent it by 4 spaces',
  },
  {
    name: 'a word for an empty list',
    file: 'products/wires.yaml',
    from: 'disclosures: []',
    to: 'disclosures: ¦none',
    message: 'disclosures: "none" must be a list',
    fix: 'write [] for an empty list',
  },
  {
    name: 'no value of a list',
    file: 'products/wires.yaml',
    from: 'disclosures: []',
    to: 'disclosures:¦',
    message: 'the field "disclosures" is empty',
    fix: 'write its entries, or [] for none',
  },
  {
    name: 'a link to a page with the domain',
    file: 'navigation.yaml',
    from: 'href: /products/fednow',
    to: `href: https://¦${host}/products/fednow`,
    message: `"${host}" is typed here`,
    fix: `for a link, write the path without "https://${host}"`,
  },
  added(
    'the size of a picture',
    '![A wire.](images/void-after.png)¦{width=300}',
    '"{width=300}" is not a known variable',
    'remove it',
    update,
  ),
  added(
    'a table with commas',
    'When to send:\n\n¦Service,Opens,Closes\nFedwire,Sunday,Friday\nFedACH,Monday,Friday',
    "this isn't a table, because commas separate its cells",
    'write each row as "| … | … | … |"',
  ),
  added(
    'a table with semicolons',
    '¦Service;Opens;Closes\nFedwire;Sunday;Friday',
    "this isn't a table, because semicolons separate its cells",
    'write each row as "| … | … | … |"',
  ),
  ...[
    ['a footnote in superscript', 'Wires are final.¦¹', '¹', '1'],
    ['a footnote in superscript within a sentence', 'Wires¦² are final.', '²', '2'],
    ['a footnote in brackets', 'Wires are final¦[3].', '[3]', '3'],
  ].map(([name = '', piece = '', written = '', note = '']) =>
    added(
      name,
      piece,
      `"${written}" isn't a footnote`,
      `write "[^${note}]", and a line "[^${note}]: …" with its text`,
    ),
  ),
  {
    name: 'a footnote in superscript in a field',
    file: 'products/wires.yaml',
    from: 'The IMAD identifies',
    to: 'The IMAD¦¹ identifies',
    message: '"¹" is a footnote, which this field cannot have',
    fix: 'write the remark into the text, or remove it',
  },
  {
    name: 'a footnote in brackets in a field',
    file: 'products/wires.yaml',
    from: 'The IMAD identifies',
    to: 'The IMAD¦[1] identifies',
    message: '"[1]" is a footnote, which this field cannot have',
    fix: 'write the remark into the text, or remove it',
  },
  added(
    'an import of MDX',
    '¦import { Tabs, Tab } from "../components/tabs";',
    '"import" starts a line of MDX',
    'remove it',
  ),
  added(
    'an export of MDX',
    '¦export const meta = { wide: true };',
    '"export" starts a line of MDX',
    'remove it',
  ),
  added('an amount in euros', 'It costs ¦€25 for each.', '"€25" is an amount of money', 'add a record'),
  added('an amount in cents', 'It costs ¦25¢ for each.', '"25¢" is an amount of money', 'add a record'),
  added('four periods', 'Wires are ¦final....', '"final...." has repeated punctuation', 'write "final."'),
  added(
    'an item that is indented too far',
    '- One\n        ¦- Two',
    'this item is indented so far that it belongs to the text above',
    'indent it less',
  ),
];
