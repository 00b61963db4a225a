/** Checks that the codes which a product page explains are among those of its network. */
import { recordsIn } from '../../api/json';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';

type Fields = Record<string, unknown>;

/** The codes in all files; undefined if one of them has errors or a code twice, so that no code can be called unknown. */
export function codesIn(
  contents: readonly ContentFile[],
  files: readonly Pick<ContentFile, 'file' | 'type'>[],
  broken: ReadonlySet<string>,
): readonly string[] | undefined {
  if (files.some(({ file, type }) => type.name === 'CodeNetwork' && broken.has(file))) return undefined;
  const networks = contents
    .filter(({ type }) => type.name === 'CodeNetwork')
    .map(({ value }) => recordsIn((value as Fields).codes).map(({ code }) => String(code)));
  const isRepeated = networks.some((codes) => new Set(codes).size < codes.length);
  return isRepeated ? undefined : networks.flat();
}

/** The rows of a product with a code that no file in codes/ has. */
export function productCodeDiagnostics(content: ContentFile, known: readonly string[]): Diagnostic[] {
  if (content.type.name !== 'Product') return [];
  const { codes } = content.value as { codes?: { rows?: unknown } };
  return recordsIn(codes?.rows).flatMap(({ code }, index) =>
    (typeof code === 'string' ? code : '')
      .split(/,\s*/)
      .filter((one) => one !== '' && !known.includes(one))
      .map((one) => ({
        file: content.file,
        ...content.locateText(['codes', 'rows', index, 'code'], one),
        message: `${quote(one)} is not a code in codes/`,
        fix: fixFor(one, known, 'write a code of the network'),
      })),
  );
}
