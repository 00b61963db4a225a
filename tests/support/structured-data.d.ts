/** Packages without types of their own, as far as the tests use them. */

declare module '@adobe/structured-data-validator' {
  export type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: object[] };
  /** Holds structured data against what search engines ask of each type. */
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  /** Reads the structured data of a page. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, object[]> };
  }
}
