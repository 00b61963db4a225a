/** The input of the disclosure rules, without what can't be read. */
import { type DisclosureTexts, type OptionalDisclosure, optionalIds } from '../../disclosures/blocks';
import type { BlockWords } from '../../disclosures/findings';
import { blockWords, footerOf, namesFrom } from '../../disclosures/names';
import type { Names } from '../../disclosures/rule-input';
import { type Variables, variablesIn } from '../../variables';
import type { ContentFile } from '../reading/content-file';
import type { Foundations } from '../reading/foundations';

export type DisclosureContext = {
  /** Everything here as text, for comparison, but of the variables only those in the texts. */
  readonly state: string;
  readonly variables: Variables;
  readonly names: Names;
  readonly blocks: BlockWords;
  /** The paragraphs in the footer of a record's page, in order. */
  readonly footerFor: (record: unknown) => string[];
};

type Banks = { readonly sample?: unknown; readonly items?: unknown };

/** The records of the banks and of the texts. */
export type DisclosureSources = { readonly banks: Banks; readonly texts: DisclosureTexts };

/** A record's optional disclosures; other rules report invalid ones. */
function listedIn(record: unknown): OptionalDisclosure[] {
  const { disclosures } = { ...(record as { disclosures?: unknown } | null) };
  const listed: unknown[] = Array.isArray(disclosures) ? disclosures : [];
  return optionalIds.filter((block) => listed.includes(block));
}

/**
 * The sources of a check's context; undefined if the banks, the texts or the brand have errors, which are reported first.
 * @param broken files with errors
 */
export function disclosureSources(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
): DisclosureSources | undefined {
  const sound = (name: string) =>
    contents.find(({ type, file }) => type.name === name && !broken.has(file))?.value;
  const banks = sound('BanksContent') as Banks | undefined;
  const texts = sound('DisclosuresContent') as DisclosureTexts | undefined;
  return banks && texts && sound('BrandContent') ? { banks, texts } : undefined;
}

/** The context of a check. */
export function disclosureContext(
  { banks, texts }: DisclosureSources,
  { variables }: Foundations,
): DisclosureContext {
  const items = banks.items as { name: string }[];
  const names = namesFrom(
    variables,
    items.map(({ name }) => name),
  );
  const inTexts = variablesIn(JSON.stringify(texts)).map((name) => [name, variables.get(name)]);
  return {
    state: JSON.stringify([banks, texts, names, inTexts]),
    variables,
    names,
    blocks: blockWords(texts, variables),
    footerFor: (record) => footerOf(texts, listedIn(record), variables, banks.sample === true),
  };
}
