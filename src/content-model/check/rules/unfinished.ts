/** Finds text that isn't finished: marks such as TODO, and filler such as "lorem ipsum". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** Marks in capitals; a number such as XXX-XX-1234 is masked, not unfinished. */
const marks = /(?<![\w-])(?:TODO|TBD|tbd|TBC|FIXME|XXX+|TKTK|WIP)(?![\w-])|\?{3,}/g;

const fillers =
  /\btodo:|\blorem ipsum\b|\bdolor sit amet\b|\bplaceholder (?:text|copy|sentence)\b|\b(?:text|content|copy) goes here\b|\bto be (?:written|added)\b|\[(?:insert|placeholder|todo|tbd|add|your)\b[^\][]*\](?!\()|\basdf\w*/gi;

/** The first unfinished piece of each text in a file's prose. */
export function unfinishedDiagnostics(content: ContentFile): Diagnostic[] {
  return proseOf(content).flatMap(({ text, locate }) => {
    const [first] = [...matchesIn(text, marks), ...matchesIn(text, fillers)].sort(
      (a, b) => a.index - b.index,
    );
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
