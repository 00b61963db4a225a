/** The blocks of disclosures in a footer: the general one, and the optional ones. */
import type { StatementId } from './statements';

type OptionalBlock = {
  readonly id: string;
  /** Where it's shown, for editors. */
  readonly description: string;
  /** The statements that its text must make. */
  readonly says: readonly StatementId[];
};

/**
 * The optional disclosures, in the order in which a footer shows them. To add one, add an entry here and its text in
 * content/disclosures.yaml: schema, types, options, queries and checks are derived from this list.
 */
export const optionalDisclosures = [
  {
    id: 'deposit_placement',
    description: 'Shown where deposits may be placed through a network of banks.',
    says: [
      'placement',
      'not_insured',
      'bank_failure',
      'banks_named',
      'conditions',
      'maximum',
      'before_placement',
      'own_total',
      'exclusion',
      'network_list',
    ],
  },
  {
    id: 'fdic_status',
    description: 'Shown on pages that mention deposit insurance.',
    says: ['not_insured', 'bank_failure', 'banks_named', 'conditions', 'maximum'],
  },
] as const satisfies readonly OptionalBlock[];

/** The ID of an optional disclosure. */
export type OptionalDisclosure = (typeof optionalDisclosures)[number]['id'];

/** The IDs of the optional disclosures, in footer order. */
export const optionalIds: readonly OptionalDisclosure[] = optionalDisclosures.map(({ id }) => id);

/** A block of disclosures.yaml. */
export type Block = 'general' | OptionalDisclosure;

/** A value for each block, in footer order. */
export const forEachBlock = <T>(valueFor: (block: Block) => T): Readonly<Record<Block, T>> =>
  Object.fromEntries(
    (['general', ...optionalIds] as const).map((block) => [block, valueFor(block)]),
  ) as Record<Block, T>;

/** The texts of disclosures.yaml. */
export type DisclosureTexts = Readonly<Record<Block | 'sample', readonly string[]>>;

/** The blocks, in footer order, in the shape of GraphQL's DisclosureBlock, which `paragraphsOf` takes. */
export const blocksOf = (texts: DisclosureTexts): { id: Block; paragraphs: readonly string[] }[] =>
  Object.values(forEachBlock((id) => ({ id, paragraphs: texts[id] })));

/** What a block of disclosures.yaml must say. */
export const statementsOf = (block: Block): readonly StatementId[] =>
  optionalDisclosures.find(({ id }) => id === block)?.says ?? [
    'not_insured',
    'bank_failure',
    'banks_named',
    'conditions',
    'issuer',
  ];
