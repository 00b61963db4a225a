import { css } from '@emotion/react';
import { Fragment } from 'react';

const wrapping = css({ overflowWrap: 'anywhere' });

/** The pieces of a name, each with the name up to the end of the piece as its key. */
const piecesOf = (name: string): { piece: string; upTo: string }[] => {
  const pieces = name.split(/(?<=_)/);
  return pieces.map((piece, index) => ({ piece, upTo: pieces.slice(0, index + 1).join('') }));
};

/** The name of a state as code, with line breaks allowed after underscores. */
export function StateName({ name, className }: { name: string; className?: string }) {
  return (
    <code css={wrapping} className={className}>
      {piecesOf(name).map(({ piece, upTo }) => (
        <Fragment key={upTo}>
          {piece}
          {piece.endsWith('_') ? <wbr /> : null}
        </Fragment>
      ))}
    </code>
  );
}
