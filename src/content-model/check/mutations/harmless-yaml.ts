import type { ContentEdit } from './mutation';

/** Edits of yaml that are fine. */
export const harmlessYaml: readonly ContentEdit[] = [];
