import { css } from '@emotion/react';
import { markOrCode, piecesOf } from '../../lib/text/link-marks';
import { figureLink } from '../figures/figure-link';
import { SmartLink } from './SmartLink';

const figure = css(figureLink);

/**
 * A text whose marked figures link to their date and source at the end of the page (PageFigures), and its addresses to themselves. The
 * query has to read the field as `text(marked: true)`. Names between backticks are code. Not for use inside a link.
 */
export function TextWithLinks({ text }: { text: string }) {
  return (
    <>
      {piecesOf(text, markOrCode).map(({ at, text, href, isCode }) => {
        if (isCode)
          return (
            <code key={at} translate="no">
              {text}
            </code>
          );
        if (href === undefined) return text;
        if (href.startsWith('#'))
          return (
            <a key={at} href={href} css={figure}>
              {text}
            </a>
          );
        return (
          <SmartLink key={at} href={href}>
            {text}
          </SmartLink>
        );
      })}
    </>
  );
}
