/** What tokens stand for while the check runs, also when the files that say so have errors. */
import type { z } from 'zod';
import { contentTypes } from '../../content-types';
import { recordShape } from '../../shape';
import type { banks as banksSchema } from '../../types/banks';
import type { brand as brandSchema } from '../../types/brand';
import type { facts as factsSchema } from '../../types/fact';
import { type Variables, variablesFrom } from '../../variables';
import type { ContentFile } from './read-content';

type Brand = z.infer<typeof brandSchema>;
type Banks = z.infer<typeof banksSchema>;
type Facts = z.infer<typeof factsSchema>;

/** The address of this site, and what tokens stand for. Tokens whose file has errors stand for nothing. */
export type Foundations = {
  origin: string;
  variables: Variables;
  /** false when facts.yaml cannot be read, so that no token of a fact can be called unknown. */
  factsAreKnown: boolean;
};

/** An address that no link has. */
const nowhere = 'https://this-site.invalid';

/** A brand of which nothing but the names of its addresses is known. */
function namelessBrand(): Brand {
  const type = contentTypes.find(({ name }) => name === 'BrandContent');
  const fields = type ? recordShape(type, 'input').properties : undefined;
  const emptied = (field: string) =>
    Object.fromEntries(Object.keys(fields?.[field]?.properties ?? {}).map((key) => [key, '']));
  const addresses = { urls: emptied('urls'), emails: emptied('emails') };
  return { name: '', legal_name: '', url: nowhere, ...addresses } as unknown as Brand;
}

/** Facts as far as they can be told apart; of those with errors only the id counts here. */
const identified = (value: unknown): Facts =>
  (Array.isArray(value) ? value : []).filter(
    (record: unknown) => typeof (record as { id?: unknown } | null)?.id === 'string',
  ) as Facts;

/**
 * Reads brand, banks and facts.
 * @param broken files with errors
 */
export function foundationsOf(contents: readonly ContentFile[], broken: ReadonlySet<string>): Foundations {
  const contentOf = (name: string) => contents.find(({ type }) => type.name === name);
  const soundValue = (name: string): unknown => {
    const content = contentOf(name);
    return content && !broken.has(content.file) ? content.value : undefined;
  };
  const brand = (soundValue('BrandContent') as Brand | undefined) ?? namelessBrand();
  const banks = (soundValue('BanksContent') as Banks | undefined) ?? { items: [], card_network: '' };
  const facts = identified(contentOf('Fact')?.value);
  const variables = new Map(variablesFrom({ brand, banks, facts }));
  if (brand.url === nowhere) variables.set('domain', '');
  return { origin: brand.url, variables, factsAreKnown: contentOf('Fact') !== undefined };
}

/** All that the foundations say, as one text by which two are seen to be the same. */
export const textOf = ({ origin, variables, factsAreKnown }: Foundations): string =>
  JSON.stringify([origin, [...variables], factsAreKnown]);
