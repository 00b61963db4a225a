/** The variables that a file uses, so that a change to another one leaves its results as they are. */
import { type Variables, variablesIn } from '../../variables';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { RuleRunner } from './rule-runner';

/** Everything that rules read of a file, as text. */
const textOf = ({ value, body }: ContentFile): string =>
  JSON.stringify([value, ...(body ? [body.text, markdownParts(body)] : [])]);

export type UsedVariables = {
  /** The variables in a file's values and its body. Of the others, a rule that gets these can't see the values. */
  readonly of: (content: ContentFile) => Variables;
  /** Their names and values, for comparison. */
  readonly stateOf: (content: ContentFile) => string;
};

/** The names of the variables in a file. */
export const variableNamesIn = (content: ContentFile): readonly string[] => variablesIn(textOf(content));

/** Finds the variables that each file uses. */
export function usedVariables({ memoized }: RuleRunner, variables: Variables): UsedVariables {
  const namesIn = memoized('used variables', '', variableNamesIn);
  const valuesOf = (content: ContentFile): [string, string][] =>
    namesIn(content).flatMap((name): [string, string][] => {
      const value = variables.get(name);
      return value === undefined ? [] : [[name, value]];
    });
  return {
    of: (content) => new Map(valuesOf(content)),
    stateOf: (content) => JSON.stringify(valuesOf(content)),
  };
}
