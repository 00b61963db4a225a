/**
 * The navigations of the documentation: the tree and the contents of a page. In a wide window they're columns. In a narrow one
 * they're popovers, which the bar below the header opens: the browser closes one when the other opens, outside and with Escape.
 */
import { type CSSObject, css } from '@emotion/react';
import { color, media, shadow, size, space, text } from '../../theme/tokens';
import { panelIds } from './use-docs-place';

/** The attributes of a panel. React 18 passes on `popover`, but its types don't have it. */
export const panelProps = (panel: keyof typeof panelIds) => ({
  id: panelIds[panel],
  'data-print': 'none',
  ...{ popover: 'auto' },
});

const edge = space(4);

const top = `calc(${size.header} + ${edge})`;
const belowBar = `calc(${size.header} + ${size.docsBar})`;

/** Below everything else, where the height of what's above isn't known: nothing is sticky. */
const atBottom: CSSObject = { top: 'auto', bottom: 0 };

/** The links of a panel, except its starting points. */
const links = '& ul:not([aria-label]) a';

/** A panel with headings above lists of links, of which the current one is marked. */
export const panel = css({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  color: color.ink,
  '& h2': { marginBottom: space(3), ...text.label, color: color.ink3 },
  '& h2 + ul, & summary + ul': { borderInlineStart: `1px solid ${color.line}` },
  [links]: {
    display: 'block',
    padding: `${space(1.5)} 0`,
    paddingInlineStart: space(4),
    marginInlineStart: -2,
    borderInlineStart: '3px solid transparent',
    ...text.nav,
    fontWeight: 400,
    color: color.ink2,
    textDecoration: 'none',
  },
  [`${links}:hover`]: { color: color.ink, textDecoration: 'underline' },
  [`${links}[aria-current]`]: { color: color.ink, fontWeight: 500, borderInlineStartColor: 'var(--rail)' },
  [media.belowDocs]: {
    inset: `${belowBar} 0 auto`,
    width: 'auto',
    maxHeight: `calc(100dvh - ${belowBar})`,
    margin: 0,
    padding: `${space(6)} ${size.gutter}`,
    borderBottom: `1px solid ${color.lineStrong}`,
    backgroundColor: color.paper,
    boxShadow: shadow.menu,
    'html:not([data-script]) &': atBottom,
    '@supports not selector(:popover-open)': { display: 'none' },
  },
  [media.low]: { '&:popover-open': { ...atBottom, maxHeight: '100dvh' } },
  [media.docs]: {
    display: 'block',
    position: 'sticky',
    inset: `${top} auto auto`,
    alignSelf: 'start',
    width: 'auto',
    height: 'auto',
    maxHeight: `calc(100vh - ${top} - ${edge})`,
    // Room for the outlines of links, and at both ends for what's cut off to fade.
    margin: `calc(${space(10)} - ${edge}) -${space(1)} 0`,
    padding: `${edge} ${space(1)}`,
    maskImage: `linear-gradient(transparent, ${color.ink} ${edge}, ${color.ink} calc(100% - ${edge}), transparent)`,
    backgroundColor: 'transparent',
  },
});
