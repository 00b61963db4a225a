import type { Mutation } from './mutation';

/** Errors in links. */
export const linksMutations: readonly Mutation[] = [];
