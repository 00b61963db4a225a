/**
 * The checks of the API. What they need is loaded, and they run, only when the description, a request, or a word in
 * one of them has changed.
 */

import { isApiPart } from '../../api/parts';
import { type Variables, variablesIn } from '../../variables';
import { type CheckCache, hashOf } from '../cache/check-cache';
import type { RuleRunner } from '../cache/rule-runner';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { AllContent } from '../reading/content-files';
import type { Foundations } from '../reading/foundations';
import type { ContentFile } from '../reading/read-content';
import { apiStore } from './api-results';
import { descriptionDiagnostics } from './description';
import { requestDiagnostics, showsRequests } from './requests';
import { apiOf } from './sources';

export { apiResults } from './api-results';

type Known = { all: AllContent; broken: ReadonlySet<string>; foundations: Foundations };

/** Whether a file is below content/api. */
const isInApi = (file: string): boolean => file.startsWith('content/api/');

/** What the tokens of a file stand for, as a text. */
const wordsIn =
  ({ memoized }: RuleRunner, variables: Variables) =>
  (content: ContentFile): string => {
    const tokens = memoized('tokens', '', ({ value, body }) =>
      variablesIn(`${JSON.stringify(value)}\n${body?.text ?? ''}`),
    );
    return JSON.stringify(tokens(content).map((token) => [token, variables.get(token)]));
  };

/** What the files of the description say, without the places in them. */
type OfDescription = {
  readonly diagnostics: Diagnostic[];
  /** Whether the files make a description, so that requests can be checked. */
  readonly isWhole: boolean;
};

/**
 * What is wrong with the API description, and with the requests and answers that texts show.
 * @returns nothing while the root is missing or a file has errors, which are reported first
 */
export async function checkApi(known: Known, runner: RuleRunner, cache: CheckCache): Promise<Diagnostic[]> {
  const { all, broken, foundations } = known;
  const { variables } = foundations;
  const parts = all.contents.filter(({ type }) => isApiPart(type));
  const root = parts.find(({ type }) => type.kind === 'file');
  if (!root || [...broken].some(isInApi)) return [];
  const wordsOf = wordsIn(runner, variables);
  const store = apiStore(cache);
  const load = () => apiOf(all.contents, broken, variables, store);
  const entry = runner.entryOf(root);
  const state = hashOf(
    parts.map((part) => `${part.file} ${runner.entryOf(part).hash} ${wordsOf(part)}`).join('\n'),
  );
  const ofFiles = async (): Promise<OfDescription> => {
    const { api, diagnostics } = load();
    return { isWhole: api !== undefined, diagnostics: api ? await descriptionDiagnostics(api) : diagnostics };
  };
  const before = cache.recall<OfDescription>(entry, 'api', state);
  const { diagnostics, isWhole } = before ?? cache.store(entry, 'api', state, await ofFiles());
  if (!isWhole) return diagnostics;
  const ofRequests = all.contents.map(async (content): Promise<Diagnostic[]> => {
    const own = runner.entryOf(content);
    const ownState = hashOf(state + wordsOf(content));
    const found = cache.recall<Diagnostic[]>(own, 'requests', ownState);
    if (found) return found;
    const { api } = showsRequests(content) ? load() : { api: undefined };
    return cache.store(
      own,
      'requests',
      ownState,
      api ? await requestDiagnostics(content, api, variables) : [],
    );
  });
  const result = [...diagnostics, ...(await Promise.all(ofRequests)).flat()];
  // After an edit of the description everything has been asked for again, so the rest is out of date.
  if (!before) store.dropUnused();
  return result;
}
