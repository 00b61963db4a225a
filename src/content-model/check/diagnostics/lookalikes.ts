/** Characters that only look like the ones that are meant: a Cyrillic "а", a non-breaking hyphen. */

/** Lookalikes by what they look like. */
const lookalikes: Readonly<Record<string, string>> = {
  '-': '\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D',
  ' ': '\u00A0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000',
  ':': '\u0589\uA789\uFF1A',
  a: 'аα',
  c: 'с',
  e: 'е',
  h: 'һ',
  i: 'іı',
  j: 'ј',
  k: 'к',
  o: 'оο',
  p: 'рρ',
  s: 'ѕ',
  u: 'υ',
  v: 'ν',
  x: 'х',
  y: 'у',
};

const plain = new Map(
  Object.entries(lookalikes).flatMap(([meant, others]) =>
    [...others].map((other): [string, string] => [other, meant]),
  ),
);

/** The character that one in a text only looks like, if that's all that distinguishes the text from the one that's meant. */
export function onlyLooksLike(text: string, meant: string): string | undefined {
  const typed = [...text];
  if (typed.map((one) => plain.get(one) ?? one).join('') !== meant) return undefined;
  return typed.flatMap((one) => plain.get(one) ?? [])[0];
}
