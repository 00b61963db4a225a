/** What the rules about disclosures need of the whole content, as far as it can be read. */
import { type DisclosureTexts, type OptionalDisclosure, optionalIds } from '../../disclosures/blocks';
import type { BlockWords } from '../../disclosures/findings';
import { blockWords, footerOf, namesFrom } from '../../disclosures/names';
import type { Names } from '../../disclosures/rule-input';
import type { Variables } from '../../variables';
import type { Foundations } from '../reading/foundations';
import type { ContentFile } from '../reading/read-content';

export type DisclosureContext = {
  /** The texts and the banks, as one text by which two contexts are seen to be the same. */
  readonly state: string;
  readonly variables: Variables;
  readonly names: Names;
  readonly blocks: BlockWords;
  /** The paragraphs below a page of this record, in order. */
  readonly footerFor: (record: unknown) => string[];
};

type Banks = { sample?: unknown; items?: unknown };

/** The optional blocks that a record lists; what it should not list is told elsewhere. */
export function listedIn(record: unknown): OptionalDisclosure[] {
  const { disclosures } = { ...(record as { disclosures?: unknown } | null) };
  const listed: unknown[] = Array.isArray(disclosures) ? disclosures : [];
  return optionalIds.filter((block) => listed.includes(block));
}

/**
 * The context of a check.
 * @param broken files with errors
 * @returns undefined when the banks or the texts have errors, which are told first
 */
export function disclosureContext(
  contents: readonly ContentFile[],
  { variables }: Foundations,
  broken: ReadonlySet<string>,
): DisclosureContext | undefined {
  const sound = (name: string) =>
    contents.find(({ type, file }) => type.name === name && !broken.has(file))?.value;
  const banks = sound('BanksContent') as Banks | undefined;
  const texts = sound('DisclosuresContent') as DisclosureTexts | undefined;
  if (!banks || !texts || !sound('BrandContent')) return undefined;
  const items = banks.items as { name: string }[];
  return {
    state: JSON.stringify([banks, texts]),
    variables,
    names: namesFrom(
      variables,
      items.map(({ name }) => name),
    ),
    blocks: blockWords(texts, variables),
    footerFor: (record) => footerOf(texts, listedIn(record), variables, banks.sample === true),
  };
}
