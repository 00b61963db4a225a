/** The variables that a file uses, so that a change to another one leaves its results as they are. */
import { type Variables, variablesIn } from '../../variables';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { RuleRunner } from './rule-runner';

/** Everything that rules read of a file, as text. */
const textOf = ({ value, body }: ContentFile): string =>
  JSON.stringify([value, ...(body ? [body.text, markdownParts(body)] : [])]);

export type UsedVariables = {
  /** The variables in a file's values and its body. A rule that gets these can't see the values of other variables. */
  readonly of: (content: ContentFile) => Variables;
  /** Their names and values, for comparison. */
  readonly stateOf: (content: ContentFile) => string;
};

/** The names of the variables in a file. */
export const variableNamesIn = (content: ContentFile): readonly string[] => variablesIn(textOf(content));

/** Finds the variables that each file uses. */
export function usedVariables({ memoized }: RuleRunner, variables: Variables): UsedVariables {
  const namesIn = memoized('used variables', '', variableNamesIn);
  const known = new WeakMap<ContentFile, { of: Variables; state: string }>();
  const usedIn = (content: ContentFile) => {
    const used = known.get(content) ?? valuesOf(namesIn(content), variables);
    known.set(content, used);
    return used;
  };
  return { of: (content) => usedIn(content).of, stateOf: (content) => usedIn(content).state };
}

function valuesOf(names: readonly string[], variables: Variables): { of: Variables; state: string } {
  const values = names.flatMap((name): [string, string][] => {
    const value = variables.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return { of: new Map(values), state: JSON.stringify(values) };
}
