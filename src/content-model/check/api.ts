/**
 * The checks of the API. What they need is loaded, and they run, only when the description, a request, or a word in
 * one of them has changed.
 */
import type { Fault } from '../api/validator';
import { tokensIn, type Words } from '../words';
import { apiProblems } from './api-description';
import { requestProblems, showsRequests } from './api-requests';
import type { Api } from './api-sources';
import { type CheckCache, hashOf } from './cache';
import type { AllContent } from './files';
import type { Foundations } from './foundations';
import { type KnownFaults, withKnownFaults } from './known-faults';
import { lazy } from './lazy';
import type { Problem } from './problem';
import type { ContentFile } from './read';
import type { RuleRunner } from './rules';

type Known = { all: AllContent; broken: ReadonlySet<string>; foundations: Foundations };

/** What the tokens of a file stand for, as a text. */
const wordsIn =
  ({ memoized }: RuleRunner, words: Words) =>
  (content: ContentFile): string => {
    const tokens = memoized('tokens', '', ({ value, body }) =>
      tokensIn(`${JSON.stringify(value)}\n${body?.text ?? ''}`),
    );
    return JSON.stringify(tokens(content).map((token) => [token, words.get(token)]));
  };

/** Under this name, which no file has, the cache keeps the faults of values. */
export const faultsEntry = 'faults of values';

/** The description with validators that know the faults of earlier runs; `used` collects those of this one. */
async function loadApi(
  { all, broken, foundations }: Known,
  known: KnownFaults,
  used: KnownFaults,
): Promise<Api> {
  const { apiOf } = await import('./api-sources');
  const api = apiOf(all.contents, broken, foundations);
  if (!api) throw new Error('The description of the API cannot be read.');
  const use = (key: string, faults: Fault[]) => {
    used[key] = faults;
  };
  const shared = { root: api.served, known, use };
  return {
    ...api,
    faultsOf: withKnownFaults(api.faultsOf, { kind: 'whole', ...shared }),
    faultsOfPart: withKnownFaults(api.faultsOfPart, { kind: 'part', ...shared }),
  };
}

async function descriptionProblems(api: Api): Promise<Problem[]> {
  const { openApiProblems } = await import('./openapi-validity');
  return [...apiProblems(api), ...(await openApiProblems(api))];
}

/**
 * What is wrong with the description of the API, and with the requests and answers that texts show.
 * @returns nothing when the description is missing or has mistakes of its own, which are reported first
 */
export async function checkApi(known: Known, runner: RuleRunner, cache: CheckCache): Promise<Problem[]> {
  const { all, broken, foundations } = known;
  const description = all.contents.find(({ type }) => type.name === 'ApiDescription');
  if (!description || broken.has(description.file)) return [];
  const wordsOf = wordsIn(runner, foundations.words);
  const entry = runner.entryOf(description);
  const state = hashOf(wordsOf(description));
  const faults = cache.entryOf(faultsEntry, '');
  const old = cache.recall<KnownFaults>(faults, 'all', '') ?? {};
  const used: KnownFaults = {};
  const api = lazy(() => loadApi(known, old, used));
  const before = cache.recall<Problem[]>(entry, 'api', state);
  const problems = before ?? cache.store(entry, 'api', state, await descriptionProblems(await api()));
  const ofRequests = all.contents.map(async (content): Promise<Problem[]> => {
    const own = runner.entryOf(content);
    const ownState = hashOf(entry.hash + state + wordsOf(content));
    const found = cache.recall<Problem[]>(own, 'requests', ownState);
    if (found) return found;
    const rule = async () => requestProblems(content, await api(), foundations.words);
    return cache.store(own, 'requests', ownState, showsRequests(content) ? await rule() : []);
  });
  const found = [...problems, ...(await Promise.all(ofRequests)).flat()];
  // After a change of the description every value was asked about, so the others are of no use any more.
  if (!before) cache.store(faults, 'all', '', used);
  else if (Object.keys(used).length > 0) cache.store(faults, 'all', '', { ...old, ...used });
  return found;
}
