/** A provider of banking APIs that nothing on the site may name. */
export type OtherProvider = {
  readonly name: string;
  /** The ending of its domain. */
  readonly ending: string;
  /** Texts have the word for other reasons, so only the domain is reported. */
  readonly isOrdinaryWord?: true;
};

export const otherProviders: readonly OtherProvider[] = [
  { name: 'Synctera', ending: 'com' },
  { name: 'Treasury Prime', ending: 'com' },
  { name: 'Moov', ending: 'io' },
  { name: 'Lithic', ending: 'com' },
  { name: 'Marqeta', ending: 'com' },
  { name: 'Galileo', ending: 'com' },
  { name: 'Galileo-FT', ending: 'com' },
  { name: 'Dwolla', ending: 'com' },
  { name: 'Modern Treasury', ending: 'com' },
  { name: 'Unit', ending: 'co', isOrdinaryWord: true },
  { name: 'Column', ending: 'com', isOrdinaryWord: true },
  { name: 'Increase', ending: 'com', isOrdinaryWord: true },
];
