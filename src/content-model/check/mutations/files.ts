import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd, type ContentEdit, type Mutation } from './mutation';

/** A picture that an update shows. */
const shown = 'updates/images/void-after.png';
const start = { line: 1, column: 1 };

/** Writes other bytes to a file. */
const bytes = (
  file: string,
  change: (before: Buffer) => Buffer | string,
): Pick<ContentEdit, 'file' | 'change'> => ({
  file,
  change: (folder) => {
    const path = join(folder, file);
    writeFileSync(path, change(readFileSync(path)));
  },
});

/** Writes a new file. */
const added = (file: string, content: string | Buffer): Pick<ContentEdit, 'file' | 'change'> => ({
  file,
  change: (folder) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  },
});

const moved = (file: string, to: string): Pick<ContentEdit, 'file' | 'change' | 'touches'> => ({
  file,
  touches: [to],
  change: (folder) => renameSync(join(folder, file), join(folder, to)),
});

const linked = (file: string): Pick<ContentEdit, 'file' | 'change'> => ({
  file,
  change: (folder) => {
    rmSync(join(folder, file));
    symlinkSync('/etc/hostname', join(folder, file));
  },
});

/** A PNG of a size, without its picture: only the head and the end are read. */
function png(width: number, height: number, length = 0): Buffer {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000000000',
    'hex',
  );
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, Buffer.alloc(length), Buffer.from('IEND')]);
}

const jpeg = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0001108043805a003012200021101031101ffd9',
  'hex',
);

const withAlt = (name: string, alt: string): Mutation => ({
  name,
  file: 'updates/wire-reversals.md',
  from: '## The new part\n',
  to: `¦![${alt}](images/void-after.png)\n\n## The new part\n`,
  message: 'does not say what the picture shows',
  fix: 'describe it in a sentence',
});

const article = `---
title: A new article about wires
description: It explains how to send a wire, and what happens until it is settled at the other bank.
name: New article
lede: How to send a wire.
---

Text.
`;

const companyPage = article.replace('lede:', 'draft: true\neffective: 2026-11-20\nlede:');

/** An alias bomb: nine levels of nine aliases each. */
const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
  .concat(
    [...'bcdefghi'].map(
      (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
    ),
  )
  .join('\n');

/** Errors in files as a whole. */
export const filesMutations: readonly Mutation[] = [
  {
    name: 'a character that is not UTF-8',
    ...bytes('footer.yaml', (before) =>
      Buffer.concat([Buffer.from('# Caf'), Buffer.from([0xe9]), Buffer.from('\n'), before]),
    ),
    at: { line: 1, column: 6 },
    message: 'there is a character here that is not UTF-8',
    fix: 'save the file as UTF-8',
  },
  {
    name: 'a text in UTF-16',
    ...bytes('company/terms.md', (before) =>
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(before.toString(), 'utf16le')]),
    ),
    at: start,
    message: 'the file is saved as UTF-16',
    fix: 'save it as UTF-8',
  },
  {
    name: 'a NUL in YAML',
    file: 'footer.yaml',
    from: 'name: Contact,',
    to: 'name: Con¦\0tact,',
    message: 'there is an invisible character here (U+0000)',
    fix: 'delete it',
  },
  {
    name: 'a NUL in Markdown',
    file: 'company/terms.md',
    edit: (text) => text.replace(/^(## \w)/m, '$1¦\0'),
    message: 'there is an invisible character here (U+0000)',
    fix: 'delete it',
  },
  ...[
    ['a zero-width space', '\u200B', 'invisible character here (U+200B)'],
    ['a soft hyphen', '\u00AD', 'invisible character here (U+00AD)'],
    ['a mark that turns the direction', '\u202E', 'invisible character here (U+202E)'],
    ['an isolate that turns the direction', '\u2066', 'invisible character here (U+2066)'],
    ['an object character', '\uFFFC', 'invisible character here (U+FFFC)'],
    ['a line separator', '\u2028', 'invisible character here (U+2028)'],
    ['a byte order mark in a text', '\uFEFF', 'invisible character here (U+FEFF)'],
    ['a joiner outside emoji', '\u200D', 'invisible character here (U+200D)'],
    ['a private-use character', '\u{F8FF}', 'that few fonts can show (U+F8FF)'],
  ].map(
    ([name = '', character = '', message = '']): Mutation => ({
      name,
      file: 'company/terms.md',
      edit: (text) => text.replace(/^(## \w)/m, `$1¦${character}`),
      message,
      fix: 'delete it',
    }),
  ),
  {
    name: 'a letter that only looks like one of a field',
    file: 'company/terms.md',
    from: /^draft:/m,
    to: '¦dr\u0430ft:',
    message: 'unknown field "dr\u0430ft"',
    fix: 'retype it: one of its characters only looks like "a"',
  },
  {
    name: 'a non-breaking hyphen in a variable',
    file: 'products/wires.yaml',
    from: '{fact:fedwire-our-cutoff}',
    to: '¦{fact:fedwire\u2011our-cutoff}',
    message: 'is not a known variable',
    fix: 'retype it: one of its characters only looks like "-"',
  },
  {
    name: 'a non-breaking space after a colon in Markdown',
    file: 'company/terms.md',
    from: /^draft: /m,
    to: 'draft:¦\u00A0',
    message: 'there is a non-breaking space after the colon',
    fix: 'type a normal space',
  },
  {
    name: 'a non-breaking space after a colon in YAML',
    file: 'footer.yaml',
    from: /^( *- title:) /m,
    to: '$1¦\u00A0',
    message: 'there is a non-breaking space after the colon',
    fix: 'type a normal space',
  },
  {
    name: 'a text that is a symbolic link',
    ...linked('products/wires.yaml'),
    at: start,
    message: 'is a symbolic link',
    fix: 'put a copy',
  },
  {
    name: 'a required file that is a symbolic link',
    ...linked('departures.yaml'),
    at: start,
    message: 'is a symbolic link',
    fix: 'put a copy',
  },
  {
    name: 'a picture that is a symbolic link',
    ...linked(shown),
    at: start,
    message: 'is a symbolic link',
    fix: 'put a copy',
  },
  {
    name: 'a folder that is a symbolic link',
    file: 'more',
    change: (folder) => symlinkSync('updates', join(folder, 'more')),
    at: start,
    message: '"more" is a symbolic link',
    fix: 'put a copy',
  },
  {
    name: 'an article that is not in the side navigation',
    ...added('documentation/new-article.md', article),
    at: { line: 4, column: 7 },
    message: '"New article" is not in the side navigation',
    fix: 'add "- { name: New article, href: /documentation/new-article }" to a group of content/documentation.yaml',
  },
  {
    name: 'an article removed from the side navigation',
    file: 'documentation.yaml',
    from: /^ +- \{ name: Idempotency,.*\n/m,
    to: '',
    at: { file: 'documentation/idempotency.md', line: 5, column: 7 },
    message: 'is not in the side navigation',
    fix: 'href: /documentation/idempotency',
  },
  {
    name: 'a JPEG that is called PNG',
    ...bytes(shown, () => jpeg),
    at: start,
    message: 'in the format JPG, not .png',
    fix: 'ends in ".jpg"',
  },
  {
    name: 'a picture in another format',
    ...bytes(shown, () => Buffer.from('GIF89a\x00\x06\x00\x06')),
    at: start,
    message: 'in the format GIF',
    fix: 'save it as PNG',
  },
  {
    name: 'a text that is called PNG',
    ...bytes(shown, () => 'no picture'),
    at: start,
    message: "this isn't a picture",
    fix: 'save it again',
  },
  {
    name: 'an empty picture',
    ...bytes(shown, () => ''),
    at: start,
    message: 'the picture is empty',
    fix: 'save it again',
  },
  {
    name: 'a picture without its end',
    ...bytes(shown, (before) => before.subarray(0, 2000)),
    at: start,
    message: 'the end of the picture is missing',
    fix: 'copy the whole file again',
  },
  {
    name: 'a picture that is too small',
    ...bytes(shown, () => png(640, 360)),
    at: start,
    message: '640 px wide, which is too small',
    fix: '1440 px or wider',
  },
  {
    name: 'a picture with too many pixels',
    ...bytes(shown, () => png(9000, 6000)),
    at: start,
    message: '9000 × 6000 px, which is too large',
    fix: '1440 to 6000 px',
  },
  {
    name: 'a picture with too many bytes',
    ...bytes(shown, () => png(2400, 1350, 5_000_000)),
    at: start,
    message: '5.0 MB, which is too large',
    fix: '2 MB or less',
  },
  {
    name: 'an unused picture',
    ...added('updates/images/unused.png', png(2400, 1350)),
    at: start,
    message: 'no update shows this picture',
    fix: 'or remove it',
  },
  {
    name: 'a picture that loses its exclamation mark',
    file: 'updates/decide-on-lockbox-mail.md',
    from: '![A sample envelope',
    to: '¦[A sample envelope',
    message: '"images/mail-stop-code.png" is a picture, and this is a link',
    fix: 'add "!" before "["',
  },
  {
    name: 'a link to a picture in an article',
    file: 'documentation/fedwire.md',
    edit: atEnd('See ¦[a check](images/void-after.png).'),
    message: 'pictures are only shown in updates',
    fix: 'use text or a table instead',
  },
  {
    name: 'a picture in the wrong folder',
    ...added('updates/wide.png', png(2400, 1350)),
    at: start,
    message: 'no content type reads the file',
    fix: 'move it to updates/images/',
  },
  {
    name: 'a picture with a name that cannot be part of an address',
    ...added('updates/images/Wide Form.JPEG', jpeg),
    at: start,
    message: 'no content type reads the file',
    fix: 'rename it to "updates/images/wide-form.jpg"',
  },
  {
    name: 'a picture with another ending',
    ...added('updates/images/wide.jpeg', jpeg),
    at: start,
    message: 'no content type reads the file',
    fix: 'rename it to "updates/images/wide.jpg"',
  },
  {
    name: 'a picture in the format of a phone',
    ...added('updates/images/phone.heic', jpeg),
    at: start,
    message: 'no content type reads the file',
    fix: 'save it as PNG, JPEG or WebP',
  },
  {
    name: 'an article with ".txt" after its extension',
    ...moved('documentation/sending-wires.md', 'documentation/sending-wires.md.txt'),
    at: { file: 'documentation/sending-wires.md.txt', ...start },
    message: 'no content type reads the file',
    fix: 'rename it to "documentation/sending-wires.md"',
  },
  {
    name: 'an update in the folder of articles',
    ...moved('updates/wire-reversals.md', 'documentation/wire-reversals.md'),
    at: { file: 'documentation/wire-reversals.md', ...start },
    message: 'this looks like an update',
    fix: 'move it to updates/',
  },
  {
    name: 'an article in the folder of updates',
    ...moved('documentation/sending-wires.md', 'updates/sending-wires.md'),
    at: { file: 'updates/sending-wires.md', ...start },
    message: 'this looks like a file of documentation/',
    fix: 'move it to documentation/',
  },
  withAlt('an alternative text of one word', 'Screenshot'),
  withAlt('an alternative text that is a number', 'image 1'),
  withAlt('an alternative text that is a file name', 'void-after.png'),
  withAlt('an alternative text that is the name of the file', 'Void after'),
  { ...withAlt('no alternative text', ''), message: 'has no alternative text', fix: 'write what it shows' },
  {
    name: 'an alternative text of one word at the top',
    file: 'updates/check-expiry-dates.md',
    edit: (text) => text.replace(/alt: (?:"[^"]*"|'(?:[^']|'')*'|[^,}\n]*)/, 'alt: ¦Image'),
    message: 'does not say what the picture shows',
    fix: 'describe it',
  },
  ...['documentation/index.md', 'company/404.md'].map(
    (file): Mutation => ({
      name: `a page that cannot be opened, ${file}`,
      ...added(file, file.startsWith('company') ? companyPage : article),
      at: start,
      message: file.endsWith('404.md')
        ? 'the address /404 belongs to'
        : "the page /documentation/index can't be opened",
      fix: 'give this file another name',
    }),
  ),
  {
    name: 'a name with capitals',
    ...moved('updates/wire-reversals.md', 'updates/Wire-Reversals.md'),
    at: { file: 'updates/Wire-Reversals.md', ...start },
    message: 'cannot be part of an address',
    fix: '"wire-reversals.md"',
  },
  {
    name: 'a name with an umlaut',
    ...added('company/über-wires.md', companyPage),
    at: start,
    message: 'cannot be part of an address',
    fix: 'such as "uber-wires.md"',
  },
  ...['footer.yaml.orig', 'footer (1).yaml', 'footer copy.yaml'].map(
    (file): Mutation => ({
      name: `a copy of a file, ${file}`,
      ...added(file, 'columns: []\n'),
      at: start,
      message: 'no content type reads the file',
      fix: 'remove it: it looks like a copy of "footer.yaml"',
    }),
  ),
  {
    name: 'a wrong extension',
    ...moved('updates/wire-reversals.md', 'updates/wire-reversals.markdown'),
    at: { file: 'updates/wire-reversals.markdown', ...start },
    message: 'no content type reads the file',
    fix: 'rename it to "updates/wire-reversals.md"',
  },
  {
    name: 'a wrong folder',
    ...added('documentations/new-article.md', article),
    at: start,
    message: 'no content type reads the file',
    fix: 'did you mean the folder "documentation"?',
  },
  {
    name: 'an empty article',
    file: 'company/terms.md',
    to: '',
    at: start,
    message: 'the file does not start with fields',
    fix: 'start it with a line "---"',
  },
  {
    name: 'an alias bomb',
    file: 'departures.yaml',
    to: `${bomb}\n`,
    at: start,
    message: 'repeat one another too often',
    fix: 'write out the values',
  },
  {
    name: 'a file of 10 MB',
    file: 'departures.yaml',
    to: `title: ${'long '.repeat(2_000_000)}\n`,
    at: start,
    message: '10.0 MB, which is too large',
    fix: 'split it',
  },
  {
    name: 'an article of 10 MB',
    file: 'company/terms.md',
    to: `---\nname: x\n---\n${'long '.repeat(2_000_000)}\n`,
    at: start,
    message: '10.0 MB, which is too large',
    fix: 'split it',
  },
  {
    name: '10,000 levels of brackets',
    file: 'departures.yaml',
    to: `title: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`,
    at: start,
    message: 'nested more than 100 levels',
    fix: 'remove levels',
  },
  {
    name: '10,000 levels of lists',
    file: 'departures.yaml',
    to: `title:\n  ${'- '.repeat(10_000)}x\n`,
    at: { line: 2, column: 1 },
    message: 'nested more than 100 levels',
    fix: 'remove levels',
  },
  {
    name: '10,000 levels of quotations',
    file: 'company/terms.md',
    edit: (text) => `${text}\n¦${'> '.repeat(10_000)}x\n`,
    message: 'nested more than 100 levels',
    fix: 'remove levels',
  },
  {
    name: '10,000 levels of emphasis',
    file: 'company/terms.md',
    edit: (text) => `${text}\n¦${'['.repeat(10_000)}x\n`,
    message: 'nested more than 100 levels',
    fix: 'remove levels',
  },
];
