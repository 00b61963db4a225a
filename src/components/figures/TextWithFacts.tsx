import { css } from '@emotion/react';
import { figureHref, piecesOf } from '../../lib/text/fact-marks';
import { figureLink } from './figure-link';

const link = css(figureLink);

/**
 * A text whose marked figures link to their date and source at the end of the page (PageFigures). The query has to read the
 * field as `text(marked: true)`. Not for use inside a link.
 */
export function TextWithFacts({ text }: { text: string }) {
  return (
    <>
      {piecesOf(text).map(({ at, words, fact }) =>
        fact === undefined ? (
          words
        ) : (
          <a key={at} href={figureHref(fact)} css={link}>
            {words}
          </a>
        ),
      )}
    </>
  );
}
