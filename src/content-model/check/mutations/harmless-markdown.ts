import { atTopOfBody, type ContentEdit } from './mutation';

/** Edits of Markdown bodies that are fine. */
export const harmlessMarkdown: readonly ContentEdit[] = [
  {
    name: 'a paragraph',
    file: 'documentation/fedwire.md',
    edit: atTopOfBody('We send your wire when the bank opens.'),
  },
];
