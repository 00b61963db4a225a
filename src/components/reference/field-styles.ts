import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { selfLink } from './SelfLink';

/** Shows what is folded on paper. */
const unfolded = { contentVisibility: 'visible', blockSize: 'auto' } as const;

/** The entry in the address, with some room at its sides. */
export const target = {
  backgroundColor: color.raised,
  boxShadow: `-${space(3)} 0 ${color.raised}, ${space(3)} 0 ${color.raised}`,
} as const;

/** A list of fields, events or error statuses. Styled on the list, because a page has hundreds of entries. */
export const fieldList = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  '& ul': {
    listStyle: 'none',
    margin: `${space(3)} 0 0`,
    padding: `0 0 0 ${space(4)}`,
    borderInlineStart: `1px solid ${color.lineStrong}`,
  },
  '& li': { padding: `${space(3.5)} 0` },
  '& li + li, & > li': { borderBottom: `1px solid ${color.line}` },
  '& ul > li': { padding: `${space(2.5)} 0`, borderBottom: 0 },
  '& :target': target,
  '& li > a, & dt > a[href^="#"]': selfLink,
  '& p': { margin: `${space(1)} 0 0`, ...text.caption, color: color.ink2 },
  '& code': { ...text.code, color: color.ink },
  '& span, & summary': { ...text.mono, color: color.ink3, marginInlineStart: space(2) },
  '& span + span': { color: color.ink },
  '& details, & dl': { margin: `${space(2)} 0 0` },
  '& summary': { marginInlineStart: 0, cursor: 'pointer', width: 'fit-content', color: color.ink2 },
  '& summary:hover': { color: color.ink },
  '& dl': { ...text.caption, color: color.ink2 },
  '& dt': { ...text.mono, color: color.ink, marginTop: space(2) },
  '& dd': { margin: 0, [media.sm]: { paddingInlineStart: space(4) } },
  [media.print]: { '& details::details-content': unfolded },
});
