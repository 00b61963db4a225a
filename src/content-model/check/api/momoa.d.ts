/** The part of momoa's JSON parser that the check uses. The package has no types. */
declare module '@humanwhocodes/momoa' {
  export type JsonNode = {
    readonly type: string;
    /** The start and end offsets. */
    readonly range: readonly [number, number];
    readonly members?: readonly {
      readonly name: JsonNode & { readonly value: string };
      readonly value: JsonNode;
    }[];
    readonly elements?: readonly JsonNode[];
  };
  export function parse(text: string, options: { mode: 'json'; ranges: true }): { body: JsonNode };
}
