import { css } from '@emotion/react';
import { useHydrated } from '../../lib/hooks/use-hydrated';
import { color, media, radius, size, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';

/** Label of the search link, name and placeholder of the search fields. */
export const searchName = 'Search the docs';

const control = css({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: size.barTarget,
  minHeight: size.target,
  textDecoration: 'none',
  '& > span, & > kbd': { display: 'none' },
});

const looks = {
  icon: undefined,
  field: css({
    [media.xl]: {
      gap: space(2.5),
      // As wide as the rest of the bar allows.
      flex: '1 1 auto',
      maxWidth: space(60),
      minHeight: space(9.5),
      paddingInline: `${space(3.5)} ${space(2.5)}`,
      border: `1px solid ${color.control}`,
      borderRadius: radius.pill,
      backgroundColor: color.raised,
      color: color.ink3,
      ...text.nav,
      fontWeight: 400,
      whiteSpace: 'nowrap',
      '&:hover': { backgroundColor: color.surface, color: color.ink },
      '& > svg': { display: 'none' },
      '& > span': { display: 'block', flex: 1 },
      // The shortcut is shown if JavaScript runs and there's a mouse, which rarely comes without a keyboard.
      '@media (hover: hover) and (pointer: fine)': { 'html[data-script] & > kbd': { display: 'block' } },
    },
  }),
};

/** The shortcut. The inline script sets the right one for the platform before the first paint. */
const keys = css({
  padding: `0 ${space(1.5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.small,
  ...text.mono,
  '&::before': { content: '"Ctrl K"' },
  'html[data-mac] &::before': { content: '"⌘K"' },
});

type SearchControlProps = {
  /** An icon, or a field from `xl` on and an icon below. */
  look?: keyof typeof looks;
  className?: string;
};

/**
 * Links to the search page; with JavaScript it opens the search dialog instead. A plain link, because the inline script
 * (src/ssr/search-requests.ts) handles the click, even before hydration.
 */
export function SearchControl({ look = 'icon', className }: SearchControlProps) {
  const hydrated = useHydrated();
  return (
    <a
      href="/search"
      aria-label={searchName}
      aria-haspopup={hydrated ? 'dialog' : undefined}
      css={[control, looks[look]]}
      className={className}
      data-search
    >
      <Icon name="search" />
      {look === 'icon' ? null : (
        <>
          <span>{searchName}</span>
          <kbd css={keys} />
        </>
      )}
    </a>
  );
}
