/** Checks that every rail of src/theme/rails.ts has its file, a product, a link in the menu, and a line on the map. */
import { type RailId, railIds } from '../../../theme/rails';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { AllContent } from '../reading/content-files';
import type { Path } from '../reading/places';

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

/** A value of a key "rail", with the address beside it. */
type Use = {
  readonly content: ContentFile;
  readonly path: Path;
  readonly rail: unknown;
  readonly href: unknown;
};

/** Every value of a key "rail" in a file, at any depth. */
function usesIn(content: ContentFile, value: unknown = content.value, path: Path = []): Use[] {
  if (typeof value !== 'object' || value === null) return [];
  const { href } = value as { href?: unknown };
  return Object.entries(value).flatMap(([key, entry]) => {
    const inner = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'rail' ? [{ content, path: inner, rail: entry, href }] : usesIn(content, entry, inner);
  });
}

/** The slug of the product of a rail, which its file names. */
function productOf(rail: RailId, contents: readonly ContentFile[]): unknown {
  const file = contents.find(
    ({ type, value }) => type.name === 'Rail' && (value as { rail?: unknown } | null)?.rail === rail,
  );
  return (file?.value as { product?: unknown } | undefined)?.product;
}

/** The error at a rail that is used twice, where the missing one is meant: at its product, or at the second use. */
function mistyped(
  rail: RailId,
  type: string,
  uses: readonly Use[],
  product: unknown,
): Diagnostic | undefined {
  const isFirst = (use: Use) => uses.find((other) => other.rail === use.rail) === use;
  const repeated = uses.filter((use) => uses.some((other) => other !== use && other.rail === use.rail));
  const isOfProduct = ({ content, href }: Use) =>
    type === 'Product' ? content.slug === product : href === `/products/${String(product)}`;
  const use = repeated.find(isOfProduct) ?? repeated.find((one) => !isFirst(one));
  if (!use) return undefined;
  const { content, path } = use;
  const given = String(use.rail);
  return {
    file: content.file,
    ...content.locate(path),
    message:
      type === 'Product' ? `two products have the rail "${given}"` : `the rail "${given}" is used twice here`,
    fix: `write "rail: ${rail}"`,
  };
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
    const uses = found.flatMap((content) => usesIn(content));
    const known = new Set(uses.map(({ rail }) => rail));
    return rails
      .filter((rail) => !known.has(rail) && !(type === 'HomeContent' && rail === ledger))
      .map(
        (rail) =>
          misnamed(rail, type, found) ??
          mistyped(rail, type, uses, productOf(rail, contents)) ?? {
            file: file ?? first.file,
            line: 1,
            column: 1,
            message: `the rail "${rail}" has ${what}`,
            fix: fix(rail),
          },
      );
  });
}
