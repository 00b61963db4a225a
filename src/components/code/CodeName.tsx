import { css } from '@emotion/react';
import { Fragment } from 'react';

const wrapping = css({ overflowWrap: 'anywhere' });

/** The pieces of a name, each with the name up to the end of the piece as its key. */
const piecesOf = (name: string): { piece: string; upTo: string }[] => {
  const pieces = name.split(/(?<=_|.\/)/);
  return pieces.map((piece, index) => ({ piece, upTo: pieces.slice(0, index + 1).join('') }));
};

type CodeNameProps = {
  name: string;
  className?: string;
  /** The name by which search finds the element. */
  'data-name'?: string;
};

/** A name from the API as code, such as a state or a path, with line breaks allowed after underscores and slashes. */
export function CodeName({ name, ...attributes }: CodeNameProps) {
  return (
    <code css={wrapping} {...attributes} translate="no">
      {piecesOf(name).map(({ piece, upTo }) => (
        <Fragment key={upTo}>
          {piece}
          {upTo === name ? null : <wbr />}
        </Fragment>
      ))}
    </code>
  );
}
