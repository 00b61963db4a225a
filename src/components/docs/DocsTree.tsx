import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media, size, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { StartingPoints } from '../search/StartingPoints';
import { visuallyHidden } from '../visually-hidden';
import { panel, panelProps } from './panels';
import { panelIds } from './use-docs-place';

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
  ...text.caption,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none' },
  '& + &': { flexShrink: 0, color: color.ink2 },
});
const nameStyle = css({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The starting points, which stay at the top of a tree. */
const startStyle = css({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  paddingBottom: space(6),
  // What scrolls below them fades.
  backgroundImage: `linear-gradient(${color.paper} calc(100% - ${space(4)}), transparent)`,
  boxShadow: `0 -${space(6)} ${color.paper}`,
  columnGap: space(4),
  ...text.caption,
  '&& a': { minHeight: space(7), color: color.ink2, textDecoration: 'none' },
  '&& a:hover': { color: color.ink, textDecoration: 'underline' },
  [media.belowDocs]: { '&& a': { minHeight: space(9) } },
});

type DocsTreeProps = {
  /** The accessible name of the tree. */
  label: string;
  /** The name of the page. */
  name: string;
  hasContents: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * The tree of the documentation below its starting points. In a narrow window a bar opens it, and the contents of the page: by
 * HTML alone.
 */
export function DocsTree({ label, name, hasContents, className, children }: DocsTreeProps) {
  return (
    <>
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
      <nav aria-label={label} css={panel} className={className} {...panelProps('tree')}>
        <StartingPoints css={startStyle} />
        {children}
      </nav>
    </>
  );
}
