import { css } from '@emotion/react';
import { builtHtml } from '../../lib/security/trusted-types';
import { nightBoard } from '../../theme/night-board';
import { color, font, media, radius, space, text, weight } from '../../theme/tokens';
import { highlighted } from '../code/code-styles';
import { figureLink } from '../figures/figure-link';
import { visuallyHiddenRules } from '../visually-hidden';

const prose = css({
  ...text.body,
  '& h2': { marginBottom: space(3.5), ...text.h2Article },
  '& > * + h2': { marginTop: space(13) },
  '& h3': { marginBottom: space(2), ...text.h3 },
  '& > * + h3': { marginTop: space(9) },
  '& ul, & ol': { paddingInlineStart: space(10), listStyle: 'revert' },
  '& p, & ul, & ol': { marginBottom: space(4) },
  '& li + li': { marginTop: space(1.5) },
  '& a[href^="#figure-"]': figureLink,
  // Below the letters that reach under the line, such as Q.
  '& abbr[title]': { textUnderlineOffset: '0.25em', textDecorationColor: color.ink3 },
  '& :not(pre) > code': {
    padding: '0.05em 0.3em',
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    backgroundColor: color.surface,
    fontFamily: font.mono,
    fontSize: '0.85em',
    overflowWrap: 'anywhere',
    WebkitBoxDecorationBreak: 'clone',
    boxDecorationBreak: 'clone',
  },
  // The mono font has only one weight.
  '& strong code': { fontWeight: weight.regular },
  // The markup of callouts comes from src/gatsby/markdown/callouts.ts.
  '& [role="note"]': {
    margin: `${space(5.5)} 0`,
    padding: `${space(4.5)} ${space(5)}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
  },
  '& [role="note"] > :last-child': { marginBottom: 0 },
  '& .callout-title': { marginBottom: space(1), ...text.label, color: color.ink3 },
  '& pre': {
    margin: `${space(5.5)} 0`,
    // The first line is below the copy button.
    paddingTop: space(11),
    borderRadius: radius.card,
    ...nightBoard,
  },
  '& blockquote': {
    margin: `${space(5.5)} 0`,
    padding: `${space(4.5)} ${space(5)}`,
    borderRadius: radius.card,
    backgroundColor: color.surface,
  },
  '& blockquote > :last-child': { marginBottom: 0 },
  // Code in the first line of a heading has an edge above it, which the box would cut off.
  '& .table': { overflowX: 'auto', margin: `${space(1.5)} 0 ${space(5.5)}`, paddingTop: space(0.5) },
  // Columns are at least as wide as their longest words.
  '& table': { width: '100%', ...text.caption, overflowWrap: 'break-word' },
  '& th': {
    ...text.label,
    color: color.ink3,
    padding: `0 ${space(3)} ${space(2.5)} 0`,
  },
  '& td': {
    borderTop: `1px solid ${color.line}`,
    padding: `${space(2.5)} ${space(3)} ${space(2.5)} 0`,
    verticalAlign: 'top',
  },
  // Names from the API break after underscores only, and without a box, whose pieces would look like several names.
  '& td code, & th code': {
    padding: 0,
    border: 0,
    backgroundColor: 'transparent',
    fontSize: '0.9em',
    overflowWrap: 'normal',
  },
  // Rows are stacked where src/gatsby/markdown/markdown.ts tells cells their column.
  [media.belowSm]: {
    '& table:has([data-column])': {
      '& thead': visuallyHiddenRules,
      '& tr': { display: 'block', padding: `${space(2.5)} 0`, borderTop: `1px solid ${color.line}` },
      '& td': { display: 'block', padding: `${space(0.5)} 0`, border: 0 },
      '& td::before': { content: 'attr(data-column) ": "', ...text.label, color: color.ink3 },
    },
  },
  '& pre + .table, & .copy-box + .table': { marginTop: space(7) },
  '& figure': { margin: `${space(5.5)} 0` },
  '& img': { display: 'block', width: '100%', height: 'auto', borderRadius: radius.card },
  '& figcaption': { marginTop: space(2.5), ...text.caption, color: color.ink3 },
  '& hr': { border: 0, borderTop: `1px solid ${color.line}`, margin: `${space(10)} 0` },
  [media.print]: {
    '& pre': {
      paddingTop: space(5),
      backgroundColor: 'transparent',
      color: 'inherit',
    },
  },
});

/** A Markdown body, rendered at build time by src/gatsby/markdown/markdown.ts. */
export function Prose({ html }: { html: string }) {
  return <div css={[highlighted, prose]} data-prose dangerouslySetInnerHTML={{ __html: builtHtml(html) }} />;
}
