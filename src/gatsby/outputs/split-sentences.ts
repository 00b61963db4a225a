/** After these, a period doesn't end a sentence: "4:45 p.m. ET", "No. 5". */
const abbreviation = /(?:^|[\s(“"])(?:[ap]\.m|e\.g|i\.e|No|vs|v|St|Mr|Ms|Dr|Inc|Co|Corp|U\.S|[A-Z])\.$/;

/** The space after a sentence: after its period and closing quotation mark, before a capital letter, a figure or a name in code. */
const gap = /(?<=[.!?][)”"’']?) +(?=[“"‘(]?[\p{Lu}\p{N}$]|[a-z]+_|null )/u;

/** The sentences of a text without line breaks. "Test it at 4:45 p.m. ET. Then wait." has two. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(gap)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece);
  }
  return sentences;
}
