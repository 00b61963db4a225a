import { css } from '@emotion/react';
import { color, font, media, space, text } from '../../theme/tokens';
import { selfLink } from './SelfLink';

/** Shows what is folded on paper. */
const unfolded = { contentVisibility: 'visible', blockSize: 'auto' } as const;

/** The entry in the address, with some room at its sides and a mark before it. */
export const target = {
  backgroundColor: color.raised,
  boxShadow: `-${space(3)} 0 ${color.raised}, ${space(3)} 0 ${color.raised}, -${space(3.75)} 0 ${color.focus}`,
} as const;

/** Between a name and a kind, besides the space. */
const gap = space(1.25);

/** The kind of a field, on a line as high as one of text. It's the style of the entry, so that the kind needs no element. */
const kind = {
  ...text.mono,
  lineHeight: `calc(${text.body.fontSize} * ${text.body.lineHeight})`,
  color: color.ink3,
} as const;

/** Text inside an entry. */
const meaning = {
  fontFamily: font.sans,
  letterSpacing: 'normal',
  fontVariantNumeric: 'normal',
  ...text.caption,
  color: color.ink2,
} as const;

/** What belongs to an entry. */
export const within = {
  paddingInlineStart: space(4),
  borderInlineStart: `1px solid ${color.lineStrong}`,
} as const;

/** Names in a text. The mono font looks larger than the other. */
export const code = { fontSize: '0.92em', color: color.ink } as const;

/** A list of fields, events or error statuses. Styled on the list, because a page has hundreds of entries. */
export const fieldList = css({
  borderTop: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  '& ul': { marginTop: space(3), ...within },
  '& li': { padding: `${space(3.5)} 0`, ...kind },
  '& li + li, & > li': { borderBottom: `1px solid ${color.line}` },
  '& ul > li': { padding: `${space(2.5)} 0`, borderBottom: 0 },
  '& :target': target,
  '& li > a, & dt > a[href^="#"]': selfLink,
  '& li > a': { ...text.code, color: color.ink, marginInlineEnd: gap },
  '& p': { marginTop: space(1), ...meaning },
  '& li > span': { color: color.ink, marginInlineStart: gap },
  '& details, & dl': { marginTop: space(2) },
  '& summary': {
    lineHeight: text.mono.lineHeight,
    cursor: 'pointer',
    width: 'fit-content',
    color: color.ink2,
  },
  '& summary:hover': { color: color.ink },
  '& dl': { ...within, ...meaning },
  '& p code, & dd code': code,
  '& dt': { ...text.mono, color: color.ink, marginTop: space(2) },
  // A name stays with its meaning.
  [media.print]: {
    '& details::details-content': unfolded,
    '& summary': { listStyle: 'none' },
    '& p': { breakBefore: 'avoid' },
    // For Firefox, which doesn't support the line above.
    '& li:not(:has(li, dl))': { breakInside: 'avoid' },
  },
});
