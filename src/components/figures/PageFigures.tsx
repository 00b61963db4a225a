import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { formatDay, formatMonth } from '../../lib/time/day-format';
import { color, media, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

/** A figure with its date and source, as returned by GraphQL. */
export type Figure = {
  readonly yamlId: string;
  readonly words: string;
  readonly label: string;
  readonly as_of: string;
  readonly review_by: string;
  /** How certain the source is, in words. */
  readonly confidenceWords: string;
  readonly source: { readonly title: string; readonly url: string | null };
};

const section = css({
  marginTop: space(20),
  paddingTop: space(6),
  borderTop: `1px solid ${color.lineStrong}`,
});
const heading = css({ margin: `0 0 ${space(5)}`, ...text.h3 });
const list = css({
  display: 'grid',
  gap: `${space(4)} ${space(8)}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const moreStyle = css({ margin: `${space(6)} 0 0`, ...text.caption });
const item = css({
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  ...text.fine,
  color: color.ink2,
  '&:target': { borderTopColor: color.focus, boxShadow: `inset 0 2px 0 ${color.focus}` },
});
const value = css({ display: 'block', ...text.body, fontWeight: 500, color: color.ink });
const label = css({ margin: 0 });
/** Date and source share a line until the source is opened. */
const origin = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space(4)}` });
const dated = css({ margin: 0, color: color.ink3, ...text.mono });
const sourceStyle = css({
  '&[open]': { flexBasis: '100%' },
  '& summary': { cursor: 'pointer', paddingBlock: space(1), textDecoration: 'underline' },
  '& p': { margin: `0 0 ${space(1)}` },
});

function Source({ figure: { yamlId, source, review_by } }: { figure: Figure }) {
  return (
    <details css={sourceStyle}>
      <summary {...notInAlternate}>Source</summary>
      <p>
        {source.url ? <SmartLink href={source.url}>{source.title}</SmartLink> : source.title}. Next review by{' '}
        {formatDay(review_by)}. <SmartLink href={`/facts#${yamlId}`}>Details</SmartLink>
      </p>
    </details>
  );
}

/** The figures that a page shows, each with its date and, on demand, its source. Renders nothing if there are none. */
export default function PageFigures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <section data-references="" aria-labelledby="figures" css={section}>
      <h2 id="figures" css={heading}>
        Figures on this page
      </h2>
      <ul css={list}>
        {figures.map((figure) => (
          <li key={figure.yamlId} id={`figure-${figure.yamlId}`} css={item}>
            <span css={value}>{figure.words}</span>
            <p css={label}>{figure.label}</p>
            <div css={origin}>
              <p css={dated}>
                as of {formatMonth(figure.as_of)}, {figure.confidenceWords}
              </p>
              <Source figure={figure} />
            </div>
          </li>
        ))}
      </ul>
      <p css={moreStyle}>
        <SmartLink href="/facts">All figures on this site</SmartLink>
      </p>
    </section>
  );
}
