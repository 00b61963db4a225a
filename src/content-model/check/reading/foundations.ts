/** The values of variables during the check, even if the files that define them have errors. */
import type { z } from 'zod';
import { contentTypes } from '../../content-types';
import { recordShape } from '../../shape';
import type { banks as banksSchema } from '../../types/banks';
import type { brand as brandSchema } from '../../types/brand';
import { type facts as factsSchema, hasValidValue } from '../../types/fact';
import { type Variables, variablesFrom } from '../../variables';
import type { ContentFile } from './content-file';

type Brand = z.infer<typeof brandSchema>;
type Banks = z.infer<typeof banksSchema>;
type Facts = z.infer<typeof factsSchema>;

/** The site's address, and the values of variables. Variables whose file has errors have no value. */
export type Foundations = {
  origin: string;
  variables: Variables;
  /** The partner banks; none if banks.yaml has errors. */
  banks: readonly Pick<Banks['items'][number], 'name'>[];
  /** false if facts.yaml can't be read or has an entry without a valid id that only it has, so that no fact can be called unknown. */
  factsAreKnown: boolean;
  /** false if facts.yaml has errors, so that no time of day can be called unknown. */
  clocksAreKnown: boolean;
};

/** Whether files of a type define variables. */
export const definesVariables = ({ name }: { readonly name: string }): boolean =>
  ['BrandContent', 'BanksContent', 'Fact'].includes(name);

/** An address that no link has. */
const nowhere = 'https://this-site.invalid';

/** A placeholder brand that only has the names of the addresses. */
function namelessBrand(): Brand {
  const type = contentTypes.find(({ name }) => name === 'BrandContent');
  const fields = type ? recordShape(type, 'input').properties : undefined;
  const emptied = (field: string) =>
    Object.fromEntries(Object.keys(fields?.[field]?.properties ?? {}).map((key) => [key, '']));
  const addresses = { urls: emptied('urls'), emails: emptied('emails') };
  return { name: '', legal_name: '', url: nowhere, ...addresses } as unknown as Brand;
}

/** The facts that have an ID. One without a valid value and unit counts as an empty text, so that its ID is known. */
const identified = (value: unknown): Facts =>
  (Array.isArray(value) ? value : []).flatMap((record: unknown) => {
    const { id } = { ...(record as { id?: unknown } | null) };
    if (typeof id !== 'string') return [];
    return [hasValidValue(record) ? record : { id, value: '', unit: 'text' }];
  }) as Facts;

/** Whether a value is a list in which every entry has a valid id, and none has another's: a name that isn't there is unknown. */
export function allHaveIds(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const ids = value.map((record: unknown) => ({ ...(record as { id?: unknown } | null) }).id);
  const valid = ids.every((id) => typeof id === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id));
  return valid && new Set(ids).size === ids.length;
}

/**
 * Reads brand, banks and facts.
 * @param broken files with errors
 * @param misspelled IDs of facts that stand for others, which have their values too
 * @param kept facts that count as they were at the last commit
 */
export function foundationsOf(
  contents: readonly ContentFile[],
  broken: ReadonlySet<string>,
  misspelled: readonly { readonly kind: string; readonly defined: string; readonly meant: string }[] = [],
  kept: readonly Pick<Facts[number], 'id' | 'value' | 'unit'>[] = [],
): Foundations {
  const contentOf = (name: string) => contents.find(({ type }) => type.name === name);
  const soundValue = (name: string): unknown => {
    const content = contentOf(name);
    return content && !broken.has(content.file) ? content.value : undefined;
  };
  const brand = (soundValue('BrandContent') as Brand | undefined) ?? namelessBrand();
  const banks = (soundValue('BanksContent') as Banks | undefined) ?? { items: [], card_network: '' };
  const facts = identified(contentOf('Fact')?.value);
  const variables = new Map(variablesFrom({ brand, banks, facts: [...facts, ...kept] }));
  if (brand.url === nowhere) variables.set('domain', '');
  for (const { kind, defined, meant } of misspelled)
    for (const start of kind === 'Fact' ? ['fact', 'clock'] : []) {
      const value = variables.get(`${start}:${defined}`);
      if (value !== undefined) variables.set(`${start}:${meant}`, value);
    }
  const factsAreKnown = allHaveIds(contentOf('Fact')?.value);
  const clocksAreKnown = soundValue('Fact') !== undefined;
  return { origin: brand.url, variables, banks: banks.items, factsAreKnown, clocksAreKnown };
}

const isFigure = (name: string): boolean => /^(?:fact|clock):/.test(name);

/** The foundations with the names of facts, but without their values. */
export const withoutFigures = (foundations: Foundations): Foundations => ({
  ...foundations,
  variables: new Map([...foundations.variables].map(([name, value]) => [name, isFigure(name) ? '' : value])),
});

/** The facts among the variables. */
export const figuresOf = ({ variables }: Foundations): Variables =>
  new Map([...variables].filter(([name]) => isFigure(name)));

/** The foundations as text, for comparison. */
export const textOf = ({ origin, variables, banks, ...known }: Foundations): string =>
  JSON.stringify([origin, [...variables], banks.map(({ name }) => name), known]);
