/** Prose as a page shows it, with the positions in the text as written. */
import { lazy } from '../../../lib/loading/lazy';
import { folded } from '../../disclosures/names';
import { interpolate, type Variables, variablePattern } from '../../variables';

/** `originOf` returns the offset in the text as written of an offset in the filled text. */
export type FilledText = { readonly text: string; readonly originOf: (index: number) => number };

/** The offset in the text as written of each character of the filled text. */
function originsIn(written: string, variables: Variables): number[] {
  let text = '';
  const origins: number[] = [];
  const add = (piece: string, origin: (offset: number) => number): void => {
    for (let offset = 0; offset < piece.length; offset += 1) {
      const character = piece.charAt(offset);
      const isSpace = /\s/.test(character);
      if (isSpace && (text === '' || text.endsWith(' '))) continue;
      text += isSpace ? ' ' : character;
      origins.push(origin(offset));
    }
  };
  let end = 0;
  for (const { 0: variable, 1: name = '', index } of written.matchAll(variablePattern)) {
    const start = end;
    add(written.slice(start, index), (offset) => start + offset);
    add(variables.get(name) ?? variable, () => index);
    end = index + variable.length;
  }
  add(written.slice(end), (offset) => end + offset);
  return origins;
}

/** Replaces variables with their values and collapses white space. */
export function filledText(written: string, variables: Variables): FilledText {
  const origins = lazy(() => originsIn(written, variables));
  return {
    text: folded(interpolate(written, variables)),
    originOf: (index) => origins()[index] ?? written.length,
  };
}
