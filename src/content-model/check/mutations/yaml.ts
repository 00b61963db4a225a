import type { Mutation } from './mutation';

/** Errors in yaml. */
export const yamlMutations: readonly Mutation[] = [];
