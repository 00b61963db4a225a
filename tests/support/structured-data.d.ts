/** Types of packages that have none, as far as the tests use them. */

declare module '@adobe/structured-data-validator' {
  export type Issue = { severity: 'ERROR' | 'WARNING'; issueMessage: string; path: object[] };
  /** Checks structured data against the requirements of search engines. */
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  /** Extracts the structured data of a page. */
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): { jsonld: Record<string, object[]> };
  }
}
