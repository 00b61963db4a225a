import { css } from '@emotion/react';
import { color, media, size, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { visuallyHidden } from '../visually-hidden';
import { panelIds, usePanels } from './panels';

const bar = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  position: 'sticky',
  top: size.header,
  zIndex: 5,
  height: size.docsBar,
  marginInline: `calc(-1 * ${size.gutter})`,
  paddingInline: size.gutter,
  borderBlock: `1px solid ${color.lineStrong}`,
  backgroundColor: color.paper,
  // It's in view: the page doesn't move when one of its buttons gets the focus.
  '& button': { scrollMarginTop: '0 !important' },
  // Where the header isn't sticky.
  'html:not([data-script]) &': { top: 0 },
  [media.low]: { position: 'static' },
  [media.docs]: { display: 'none' },
  '@supports not selector(:popover-open)': { display: 'none' },
});
const opener = css({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: space(2),
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.ink,
  ...text.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '& svg': { flex: 'none' },
  '& + &': { flexShrink: 0, color: color.ink2 },
});
const nameStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Opens the navigations of a narrow window: the tree and the contents of the page. Works without JavaScript. */
export function DocsBar({ name, hasContents }: { name: string; hasContents: boolean }) {
  usePanels();
  return (
    <div css={bar} data-print="none">
      {/* React 18 passes this attribute on, but its types don't have it. */}
      <button type="button" css={opener} {...{ popovertarget: panelIds.tree }}>
        <span css={visuallyHidden}>All pages, now at </span>
        <span css={nameStyle}>{name}</span>
        <Icon name="chevronDown" />
      </button>{' '}
      {hasContents ? (
        <button type="button" css={opener} {...{ popovertarget: panelIds.contents }}>
          On this page
          <Icon name="chevronDown" />
        </button>
      ) : null}
    </div>
  );
}
