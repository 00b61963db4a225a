import retextEnglish from 'retext-english';
import { type Plugin, unified } from 'unified';
import { VFile } from 'vfile';
import type { WordFinding, WordRule } from './word-rule';

/** A rule that runs a plugin of retext. Parsing all prose takes seconds, so it only gets the pieces that it may report, each once. */
export function retextFinder(plugin: Plugin<[], import('nlcst').Root>, candidates: RegExp): WordRule['find'] {
  const processor = unified().use(retextEnglish).use(plugin);
  const known = new Map<string, string>();
  const reasonFor = (piece: string): string => {
    const reason = known.get(piece);
    if (reason !== undefined) return reason;
    const file = new VFile(piece);
    processor.runSync(processor.parse(file), file);
    known.set(piece, file.messages[0]?.reason ?? '');
    return file.messages[0]?.reason ?? '';
  };
  return ({ prose }) =>
    [...prose.matchAll(candidates)].flatMap(({ 0: piece, index }): WordFinding[] => {
      const reason = reasonFor(piece);
      return reason === '' ? [] : [{ index, reason }];
    });
}
