import type { ContentEdit } from './mutation';

/** Edits of links that are fine. */
export const harmlessLinks: readonly ContentEdit[] = [];
