/**
 * The checks of the API. What they need is loaded, and they run, only when the description, a request, or a word in
 * one of them has changed.
 */

import { isApiPart } from '../api/parts';
import { tokensIn, type Words } from '../words';
import { apiProblems } from './api-description';
import { requestProblems, showsRequests } from './api-requests';
import { apiOf } from './api-sources';
import { apiStore } from './api-store';
import { type CheckCache, hashOf } from './cache';
import type { AllContent } from './files';
import type { Foundations } from './foundations';
import type { Problem } from './problem';
import type { ContentFile } from './read';
import type { RuleRunner } from './rules';

export { apiResults } from './api-store';

type Known = { all: AllContent; broken: ReadonlySet<string>; foundations: Foundations };

/** Whether a file is below content/api. */
const isInApi = (file: string): boolean => file.startsWith('content/api/');

/** What the tokens of a file stand for, as a text. */
const wordsIn =
  ({ memoized }: RuleRunner, words: Words) =>
  (content: ContentFile): string => {
    const tokens = memoized('tokens', '', ({ value, body }) =>
      tokensIn(`${JSON.stringify(value)}\n${body?.text ?? ''}`),
    );
    return JSON.stringify(tokens(content).map((token) => [token, words.get(token)]));
  };

/** What the files of the description say, without the places in them. */
type OfDescription = {
  readonly problems: Problem[];
  /** Whether the files make a description, so that requests can be checked. */
  readonly isWhole: boolean;
};

/**
 * What is wrong with the API description, and with the requests and answers that texts show.
 * @returns nothing while the root is missing or a file has mistakes of its own, which are reported first
 */
export async function checkApi(known: Known, runner: RuleRunner, cache: CheckCache): Promise<Problem[]> {
  const { all, broken, foundations } = known;
  const { words } = foundations;
  const parts = all.contents.filter(({ type }) => isApiPart(type));
  const root = parts.find(({ type }) => type.kind === 'file');
  if (!root || [...broken].some(isInApi)) return [];
  const wordsOf = wordsIn(runner, words);
  const store = apiStore(cache);
  const load = () => apiOf(all.contents, broken, words, store);
  const entry = runner.entryOf(root);
  const state = hashOf(
    parts.map((part) => `${part.file} ${runner.entryOf(part).hash} ${wordsOf(part)}`).join('\n'),
  );
  const ofFiles = async (): Promise<OfDescription> => {
    const { api, problems } = load();
    return { isWhole: api !== undefined, problems: api ? await apiProblems(api) : problems };
  };
  const before = cache.recall<OfDescription>(entry, 'api', state);
  const { problems, isWhole } = before ?? cache.store(entry, 'api', state, await ofFiles());
  if (!isWhole) return problems;
  const ofRequests = all.contents.map(async (content): Promise<Problem[]> => {
    const own = runner.entryOf(content);
    const ownState = hashOf(state + wordsOf(content));
    const found = cache.recall<Problem[]>(own, 'requests', ownState);
    if (found) return found;
    const { api } = showsRequests(content) ? load() : { api: undefined };
    return cache.store(own, 'requests', ownState, api ? await requestProblems(content, api, words) : []);
  });
  const result = [...problems, ...(await Promise.all(ofRequests)).flat()];
  // After an edit of the description everything has been asked for again, so the rest is out of date.
  if (!before) store.dropUnused();
  return result;
}
