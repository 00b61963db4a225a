/** Reports a fact that was removed since the last commit at facts.yaml, and not at each place that uses it. */
import type { Diagnostic } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import { whole } from '../reading/file-places';
import { type CommittedFact, committedFactsIn, factsIn, hasOtherUnit } from './fact-changes';
import { type Misspelled, type UsedName, usedNamesIn } from './misspelled-ids';

type KeptFacts = { readonly removed: readonly CommittedFact[]; readonly otherUnit: readonly CommittedFact[] };

/**
 * The committed facts on which the content still relies: those that were removed, but are used, and those of which only the unit
 * has changed. They count as before, so that only facts.yaml is reported.
 * @param committed the text of facts.yaml at the last commit; undefined if there's none
 * @param misspelled IDs that stand for others, which the check reports
 * @param doubtful kinds of names of which some may be missing
 */
export function keptFactsIn(
  { contents, texts }: Pick<AllContent, 'contents' | 'texts'>,
  committed: string | undefined,
  used: readonly UsedName[],
  misspelled: readonly Misspelled[],
  doubtful: ReadonlySet<string>,
): KeptFacts {
  const content = contents.find(({ type }) => type.name === 'Fact');
  if (!content || doubtful.has('Fact') || texts.get(content) === committed)
    return { removed: [], otherUnit: [] };
  const before = committedFactsIn(committed);
  const now = new Map(factsIn(content.value).map((fact) => [String(fact.id), fact]));
  const usedIds = new Set(used.filter(([kind]) => kind === 'Fact').map(([, id]) => id));
  const isMisspelled = (id: string) => misspelled.some(({ kind, meant }) => kind === 'Fact' && meant === id);
  return {
    // The uses of one that is nearly a fact that exists are reported, because that is its new name.
    removed: before.filter(
      ({ id }) =>
        usedIds.has(id) && !now.has(id) && !isMisspelled(id) && nearest(id, [...now.keys()]) === undefined,
    ),
    otherUnit: before.filter((fact) => hasOtherUnit(fact, { ...now.get(fact.id) })),
  };
}

/** The first lines of a file's text with an ID, such as "content/products/wires.yaml:12". */
function placesOf(id: string, file: string, text: string): string[] {
  const pattern = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
  return text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : []));
}

/** The most places that a message names. */
const mostPlaces = 3;

/**
 * One error for each removed fact.
 * @param texts the text of each file
 */
export function removedFactDiagnostics(
  removed: readonly CommittedFact[],
  contents: readonly ContentFile[],
  texts: ReadonlyMap<ContentFile, string>,
): Diagnostic[] {
  const file = contents.find(({ type }) => type.name === 'Fact')?.file;
  if (file === undefined) return [];
  return removed.map(({ id }) => {
    const users = contents.filter((content) =>
      usedNamesIn(content).some(([kind, name]) => kind === 'Fact' && name === id),
    );
    const places = users.flatMap((content) => placesOf(id, content.file, texts.get(content) ?? ''));
    const shown = `${places.slice(0, mostPlaces).join(', ')}${places.length > mostPlaces ? ', …' : ''}`;
    const use = places.length === 1 ? '1 place uses it' : `${places.length} places use it`;
    return whole(
      file,
      `the fact "${id}" was removed, but ${use} (${shown})`,
      `restore it, or remove ${places.length === 1 ? 'that use' : 'those uses'}`,
    );
  });
}
