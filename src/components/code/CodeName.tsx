import { css } from '@emotion/react';
import { Fragment } from 'react';

const wrapping = css({ overflowWrap: 'anywhere' });

/** The pieces of a name, each with the name up to the end of the piece as its key. */
const piecesOf = (name: string): { piece: string; upTo: string }[] => {
  const pieces = name.split(/(?<=_|.\/)/);
  return pieces.map((piece, index) => ({ piece, upTo: pieces.slice(0, index + 1).join('') }));
};

/** A name from the API as code, such as a state or a path, with line breaks allowed after underscores and slashes. */
export function CodeName({ name, className }: { name: string; className?: string }) {
  return (
    <code css={wrapping} className={className} translate="no">
      {piecesOf(name).map(({ piece, upTo }) => (
        <Fragment key={upTo}>
          {piece}
          {upTo === name ? null : <wbr />}
        </Fragment>
      ))}
    </code>
  );
}
