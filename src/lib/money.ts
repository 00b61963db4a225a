const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US cents in words: 1250 → "$12.50", 0 → "free". */
export const centsInWords = (cents: number): string => (cents === 0 ? 'free' : dollars.format(cents / 100));
