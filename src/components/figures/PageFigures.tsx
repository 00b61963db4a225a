import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { formatDay, formatMonth } from '../../lib/time/day-format';
import { printedAddress } from '../../theme/printed-address';
import { color, media, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { visuallyHidden } from '../visually-hidden';
import { withSource } from './with-source';

/** A figure with its date and source. */
export type Figure = Queries.FigureFragment;

const section = css({
  marginTop: space(20),
  paddingTop: space(6),
  borderTop: `1px solid ${color.lineStrong}`,
});
const heading = css({ ...text.h3, [media.screen]: visuallyHidden });
const summary = css({
  paddingBlock: space(1),
  ...text.caption,
  color: color.ink2,
  '&:hover': { textDecoration: 'underline' },
});
const content = css({ marginTop: space(5) });
const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(8)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const more = css({ marginTop: space(6), ...text.caption });
const item = css({
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  ...text.fine,
  color: color.ink2,
  '&:target': { borderTopColor: color.focus, boxShadow: `inset 0 2px 0 ${color.focus}` },
  [media.print]: { breakInside: 'avoid' },
});
const value = css({ display: 'block', ...text.body, fontWeight: 500, color: color.ink });
const sourceStyle = css(printedAddress);
const dated = css({ marginTop: space(1), color: color.ink3, ...text.label });

/**
 * The figures of a page that have a source, collapsed to a line. A link to one expands them, as does a
 * browser's search in the page. They're printed in full. Renders nothing if there are none.
 */
export default function PageFigures({ figures }: { figures: readonly Figure[] }) {
  const sourced = withSource(figures);
  if (sourced.length === 0) return null;
  return (
    <section id="figures" data-references="" aria-label="Figures on this page" css={section}>
      <h2 css={heading}>Figures on this page</h2>
      <details data-print="open">
        <summary css={summary} data-print="none" {...notInAlternate}>
          Dates and sources of figures
        </summary>
        <div css={content}>
          <ul css={list}>
            {sourced.map(({ yamlId, words, label: what, as_of, review_by, confidenceWords, source }) => (
              <li key={yamlId} id={`figure-${yamlId}`} css={item}>
                <span css={value}>{words}</span>
                <p>{what}</p>
                <p css={dated}>
                  as of {formatMonth(as_of)}, {confidenceWords}
                </p>
                <p css={sourceStyle}>
                  <SmartLink href={source.url}>{source.title}</SmartLink>. Next review by{' '}
                  {formatDay(review_by)}. <SmartLink href={`/facts#${yamlId}`}>Details</SmartLink>
                </p>
              </li>
            ))}
          </ul>
          <p css={more}>
            <SmartLink href="/facts">All figures on this site</SmartLink>
          </p>
        </div>
      </details>
    </section>
  );
}
