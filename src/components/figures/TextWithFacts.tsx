import { css } from '@emotion/react';
import { figureHref, piecesOf } from '../../lib/text/fact-marks';
import { figureLink } from './figure-link';

const link = css(figureLink);

/**
 * A text whose marked figures lead to their date and source, at the end of the page (PageFigures). Its query asks for the
 * field as `text(marked: true)`; a text without marks is shown as it is. Not for use within a link.
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
