/** Checks that every rail of src/theme/rails.ts has its file, a product, a link in the menu, and a line on the map. */
import { type RailId, railIds } from '../../../theme/rails';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';

/** The rail of the ledger, from which the lines of the map start. */
const ledger: RailId = 'accounts';

type Place = {
  /** The content type whose files are searched for the rail. */
  readonly type: string;
  readonly what: string;
  /** The path to report if the fix isn't in an existing file. */
  readonly file?: string;
  readonly fix: (rail: RailId) => string;
};

const places: readonly Place[] = [
  {
    type: 'Rail',
    what: 'no file in rails/',
    file: 'content/rails',
    fix: (rail) => `add ${rail}.yaml with its services and states; copy that of another rail`,
  },
  {
    type: 'Product',
    what: 'no product page',
    file: 'content/products',
    fix: (rail) => `add a file with "rail: ${rail}"; copy that of another product`,
  },
  {
    type: 'NavigationContent',
    what: 'no link in the menus',
    fix: (rail) => `add a link with "rail: ${rail}" to the menu "products"`,
  },
  {
    type: 'HomeContent',
    what: 'no line on the map',
    fix: (rail) => `add "- { rail: ${rail}, network: …, note: … }" to "lines" of "map"`,
  },
];

/** Every value of a key "rail", at any depth. */
function railsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (key === 'rail' ? [entry] : railsIn(entry)));
}

/** The error in the file that is named after a rail and says it's of another one. */
function misnamed(rail: RailId, type: string, found: readonly ContentFile[]): Diagnostic | undefined {
  const own = type === 'Rail' ? found.find(({ slug }) => slug === rail) : undefined;
  const { rail: given } = { ...(own?.value as { rail?: unknown } | undefined) };
  if (!own || given === rail) return undefined;
  const message = `the file of the rail "${rail}" says that it is for "${String(given)}"`;
  return { file: own.file, ...own.locate(['rail']), message, fix: `write "rail: ${rail}"` };
}

/**
 * The places where a rail is missing. Skips places whose files have errors, which should be fixed first.
 * @param broken files with errors
 */
export function railDiagnostics(
  { contents, files }: Pick<AllContent, 'contents' | 'files'>,
  broken: ReadonlySet<string>,
  rails: readonly RailId[] = railIds,
): Diagnostic[] {
  return places.flatMap(({ type, what, file, fix }) => {
    const ofType = files.filter((candidate) => candidate.type.name === type);
    const [first] = ofType;
    if (!first || ofType.some((candidate) => broken.has(candidate.file))) return [];
    const found = contents.filter((content) => content.type.name === type);
    const known = new Set(found.flatMap(({ value }) => railsIn(value)));
    return rails
      .filter((rail) => !known.has(rail) && !(type === 'HomeContent' && rail === ledger))
      .map(
        (rail) =>
          misnamed(rail, type, found) ?? {
            file: file ?? first.file,
            line: 1,
            column: 1,
            message: `the rail "${rail}" has ${what}`,
            fix: fix(rail),
          },
      );
  });
}
