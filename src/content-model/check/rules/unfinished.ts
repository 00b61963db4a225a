/** Finds text that isn't finished: marks such as TODO, and filler such as "lorem ipsum". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** Marks in capitals; a number such as XXX-XX-1234 is masked, not unfinished. Two question marks between spaces are an operator of code. */
const marks = /(?<![\w-])(?:TODO|TBD|tbd|TBC|FIXME|XXX+|TKTK|WIP)(?![\w-])|(?<!\s)\?{2,}|\?{3,}|\(\?\)/g;

const fillers =
  /\btodo:|\blorem ipsum\b|\bdolor sit amet\b|\bplaceholder (?:text|copy|sentence)\b|\b(?:text|content|copy) goes here\b|\bto be (?:written|added)\b|\bnote to self\b|\basdf\w*/gi;

/** A remark in brackets that isn't a link. "[sic]" and "[check number]" are fine. */
const remarks =
  /\[(?:(?:insert|placeholder|todo|to do|tbd|tbc|tk|add|your|note to|note(?=:)|check(?=\]|:| (?:with|this|that|if|whether|again)\b)|confirm|verify|ask|discuss|clarify|rewrite|reword|fix|legal(?=:| (?:to|must|should|review)\b)|citation needed|source needed|needs)\b[^\][]*|[^\][]*\?)\](?!\()/gi;

/** The first unfinished piece of each text in a file's prose. */
export function unfinishedDiagnostics(content: ContentFile): Diagnostic[] {
  return proseOf(content).flatMap(({ text, locate }) => {
    const [first] = [marks, fillers, remarks]
      .flatMap((pattern) => matchesIn(text, pattern))
      .sort((a, b) => a.index - b.index);
    if (!first) return [];
    const { 0: words, index } = first;
    return [
      {
        file: content.file,
        ...locate(words, countPieces(text.slice(0, index), words)),
        message: `${quote(words)} marks unfinished text`,
        fix: 'finish the text, or remove it; a note for colleagues can be in a comment',
      },
    ];
  });
}
