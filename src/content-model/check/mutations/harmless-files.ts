import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentEdit } from './mutation';

const other = 'updates/images/drawdown-request.png';

/** Edits of files that are fine. */
export const harmlessFiles: readonly ContentEdit[] = [
  {
    name: 'another picture under the same name',
    file: 'updates/images/void-after.png',
    change: (folder) => copyFileSync(join(folder, other), join(folder, 'updates/images/void-after.png')),
  },
  {
    name: 'a new picture that an update shows',
    file: 'updates/images/new-picture.png',
    touches: ['updates/wire-reversals.md'],
    change: (folder) => {
      copyFileSync(join(folder, other), join(folder, 'updates/images/new-picture.png'));
      const update = join(folder, 'updates/wire-reversals.md');
      writeFileSync(
        update,
        `${readFileSync(update, 'utf8')}\n![A request and its response](images/new-picture.png)\n`,
      );
    },
  },
  {
    name: 'emoji of several characters',
    file: 'updates/wire-reversals.md',
    edit: (text) =>
      `${text}\n\u{1F469}\u{1F3FD}\u200D\u{1F4BB} \u2764\uFE0F 5\uFE0F\u20E3 \u{1F3F4}\u{E0067}\u{E007F}\n`,
  },
  {
    name: 'a non-breaking space and hyphen in a text',
    file: 'updates/wire-reversals.md',
    edit: (text) => `${text}\nA same\u2011day\u00A0window. Note:\u00A0it closes early.\n`,
  },
  { name: 'a hidden file', file: '.note', to: 'A note.' },
  { name: 'a temporary file of an editor', file: 'documentation/fedach.md~', to: 'A text.' },
  {
    name: 'a new article in the side navigation',
    file: 'documentation/new-article.md',
    touches: ['documentation.yaml'],
    change: (folder) => {
      writeFileSync(
        join(folder, 'documentation/new-article.md'),
        '---\ntitle: A new article about wires\ndescription: It explains how to send a wire, and what happens until it is settled at the other bank.\nname: New article\nlede: How to send a wire.\n---\n\nText.\n',
      );
      const start = join(folder, 'documentation.yaml');
      const text = readFileSync(start, 'utf8');
      writeFileSync(
        start,
        text.replace(
          /^( +)- \{ name: Idempotency,/m,
          '$1- { name: New article, href: /documentation/new-article }\n$&',
        ),
      );
    },
  },
  {
    name: 'articles in another order',
    file: 'documentation.yaml',
    edit: (text) => text.replace(/^( +- \{ name: Idempotency,.*\n)( +- .*\n)/m, '$2$1'),
  },
];
