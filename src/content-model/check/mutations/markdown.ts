import { atTopOfBody, type Mutation } from './mutation';

/** Errors in Markdown bodies. */
export const markdownMutations: readonly Mutation[] = [
  {
    name: 'an unclosed fence',
    file: 'documentation/fedwire.md',
    edit: atTopOfBody('¦```json\n{}'),
    message: 'this code is not closed',
    fix: 'add a line "```" after the code',
  },
];
