/**
 * Variables that content uses, written in braces, such as `{brand}`, `{urls.status}` or `{fact:ach-same-day-ceiling}`. They keep
 * names, addresses and figures in one place each: site.yaml, banks.yaml and facts.yaml.
 */
import type { z } from 'zod';
import { marked, markedEmail, markedPage } from '../lib/text/link-marks';
import { formatFact } from './fact-format';
import type { banks as banksSchema } from './types/banks';
import type { brand as brandSchema } from './types/brand';
import type { facts as factsSchema } from './types/fact';

/** Every variable's name, without braces, with its value. */
export type Variables = ReadonlyMap<string, string>;

type Sources = {
  brand: Pick<
    z.infer<typeof brandSchema>,
    'name' | 'legal_name' | 'url' | 'urls' | 'emails' | 'emergency_phone'
  >;
  banks: Pick<z.infer<typeof banksSchema>, 'items' | 'card_network'>;
  facts: readonly Pick<z.infer<typeof factsSchema>[number], 'id' | 'value' | 'unit'>[];
};

/** A variable in a text: a name in braces, of letters, digits, ".", "_", ":" and "-". */
export const variablePattern = /\{([a-z][a-z0-9_]*(?:[.:][a-z0-9_-]+)?)\}/g;

/** The value of each variable. Issuer and network are those of the cards. */
export function variablesFrom({ brand, banks, facts }: Sources): Variables {
  const names = banks.items.map((bank) => bank.name);
  const prefixed = (prefix: string, record: Record<string, string | undefined>) =>
    Object.entries(record).flatMap(([key, value]): [string, string][] =>
      value === undefined ? [] : [[`${prefix}.${key}`, value]],
    );
  return new Map<string, string>([
    ['brand', brand.name],
    ['brand_env', brand.name.toUpperCase().replace(/[^A-Z0-9]+/g, '_')],
    ['brand_slug', brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')],
    ['legal_name', brand.legal_name],
    ['domain', new URL(brand.url).host],
    ['emergency_phone', brand.emergency_phone],
    ['banks', names.join(' and ')],
    ['card_issuer', banks.items.find((bank) => bank.issues_cards)?.name ?? ''],
    ['card_network', banks.card_network],
    ...prefixed('urls', brand.urls),
    ...prefixed('emails', brand.emails),
    ...facts.map((fact): [string, string] => [`fact:${fact.id}`, formatFact(fact)]),
    // A time of the 24-hour clock without "ET", for timetables.
    ...facts
      .filter(({ unit }) => unit === 'time_et')
      .map((fact): [string, string] => [`clock:${fact.id}`, String(fact.value)]),
  ]);
}

/**
 * The same variables, with sourced facts marked with their IDs.
 * @param sourced IDs of the facts with a source
 */
export function markedVariables(variables: Variables, sourced: { has: (id: string) => boolean }): Variables {
  const entries = [...variables].map(([name, word]): [string, string] => {
    const fact = /^(?:fact|clock):(.+)$/.exec(name)?.[1];
    return [name, fact !== undefined && sourced.has(fact) ? marked(fact, word) : word];
  });
  return new Map(entries);
}

/**
 * The same variables, with the addresses that people open marked: email and the status page. The API's addresses aren't pages.
 * Bodies need no marks, because Markdown links addresses.
 */
export const withLinks = (variables: Variables): Variables =>
  new Map(
    [...variables].map(([name, word]): [string, string] => {
      if (name.startsWith('emails.')) return [name, markedEmail(word)];
      return [name, name === 'urls.status' ? markedPage(word) : word];
    }),
  );

/** Replaces known variables with their values; other braces, as in code, don't change. */
export const interpolate = (text: string, variables: Variables): string =>
  text.replace(variablePattern, (whole, name: string) => variables.get(name) ?? whole);

/** The names of all variables in a text, each once. */
export const variablesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(variablePattern)].map(([, name = '']) => name)),
];
