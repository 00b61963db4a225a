import type { Piece } from '../../../lib/search/hits';

/** A text with the matches marked. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let place = 0;
  return (
    <>
      {pieces.map(({ text, marked }) => {
        place += text.length;
        return marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
      })}
    </>
  );
}
