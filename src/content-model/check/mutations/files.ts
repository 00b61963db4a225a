import type { Mutation } from './mutation';

/** Errors in files. */
export const filesMutations: readonly Mutation[] = [];
