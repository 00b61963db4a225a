/** Amounts of money in words, as numbers. */

const scales: Readonly<Record<string, number>> = {
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  m: 1e6,
  billion: 1e9,
  b: 1e9,
};

/** Dollars of a text that is an amount: "$10 million", "$500K", "10 million US dollars", "$1,000,000"; otherwise undefined. */
export function amountOf(text: string): number | undefined {
  const pattern = /^(\$|USD )?\s?([\d,]+(?:\.\d+)?)\s?(thousand|million|billion|[KMB])?( (?:US )?dollars)?$/i;
  const [, sign, digits = '', scale, unit] = pattern.exec(text.trim()) ?? [];
  if (sign === undefined && unit === undefined) return undefined;
  return Number(digits.replaceAll(',', '')) * (scales[scale?.toLowerCase() ?? ''] ?? 1);
}
