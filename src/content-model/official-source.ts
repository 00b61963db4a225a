/** Whose pages count as official: operators of networks, regulators, and those who publish their rules. */
const officialHosts = [
  'frbservices.org',
  'federalreserve.gov',
  'nacha.org',
  'theclearinghouse.org',
  'eccho.org',
  'iso20022.org',
  'ecfr.gov',
  'govinfo.gov',
  'fdic.gov',
  'consumerfinance.gov',
  'treasury.gov',
  'irs.gov',
] as const;

/** Whether an address is on one of these hosts or below it. What isn't an address is not. */
export function isOfficial(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : '';
  return officialHosts.some((official) => host === official || host.endsWith(`.${official}`));
}

/** What the check says of another address. */
export const notOfficial = `is on no host of an operator or regulator; cite one of ${officialHosts.join(', ')}`;
