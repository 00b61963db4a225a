/** The blocks of disclosures below a page: the general one, and those that pages switch on. */
import type { StatementId } from './statements';

type OptionalBlock = {
  readonly id: string;
  /** Where it is shown, for editors. */
  readonly description: string;
  /** What its text must say. */
  readonly says: readonly StatementId[];
};

/**
 * The optional disclosures, in the order in which a footer shows them. A new one takes an entry here and its text in
 * content/disclosures.yaml; schema, types, options, queries and checks are derived from this list.
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
    description: 'Shown where a page speaks about deposit insurance.',
    says: ['not_insured', 'bank_failure', 'banks_named', 'conditions', 'maximum'],
  },
] as const satisfies readonly OptionalBlock[];

/** The id of a disclosure that pages switch on. */
export type OptionalDisclosure = (typeof optionalDisclosures)[number]['id'];

/** The ids of the optional disclosures, in the order of a footer. */
export const optionalIds: readonly OptionalDisclosure[] = optionalDisclosures.map(({ id }) => id);

/** A block of disclosures.yaml. */
export type Block = 'general' | OptionalDisclosure;

/** A value for each block, in the order of a footer. */
export const forEachBlock = <T>(valueFor: (block: Block) => T): Readonly<Record<Block, T>> =>
  Object.fromEntries(
    (['general', ...optionalIds] as const).map((block) => [block, valueFor(block)]),
  ) as Record<Block, T>;

/** The texts as content has them. */
export type DisclosureTexts = Readonly<Record<Block | 'sample', readonly string[]>>;

/** The blocks of a footer, in order, as GraphQL and `paragraphsOf` take them. */
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
