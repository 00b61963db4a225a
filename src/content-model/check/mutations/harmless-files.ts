import type { ContentEdit } from './mutation';

/** Edits of files that are fine. */
export const harmlessFiles: readonly ContentEdit[] = [];
