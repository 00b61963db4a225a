import { css } from '@emotion/react';
import { Icon } from '../../components/icon/Icon';
import { SmartLink } from '../../components/link/SmartLink';
import { color, media, radius, space, text, transition } from '../../theme/tokens';
import type { MenuData } from './menu-data';

const link = css({
  display: 'grid',
  gridTemplateColumns: `${space(8)} 1fr`,
  gap: `0 ${space(3)}`,
  padding: space(3),
  borderRadius: radius.control,
  textDecoration: 'none',
  alignItems: 'start',
  '&:hover, &[aria-current="page"]': { backgroundColor: color.paper },
  [media.motion]: { transition: transition('background-color', 'quick') },
});

const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: space(8),
  height: space(8),
  borderRadius: radius.small,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '&[data-rail]': { color: 'var(--rail)' },
});

const name = css({ display: 'inline-flex', alignItems: 'center', gap: space(1), ...text.nav });

const blurb = css({ display: 'block', ...text.caption, color: color.ink3 });

type MenuItemProps = { item: MenuData['items'][number]; current: 'page' | 'true' | undefined };

/** A link of a menu: its icon in the color of its rail, its name, and a description. */
export function MenuItem({ item, current }: MenuItemProps) {
  return (
    <SmartLink href={item.href} css={link} plain aria-current={current}>
      <span css={tile} data-rail={item.rail ?? undefined}>
        <Icon name={item.icon} />
      </span>
      <span>
        <span css={name}>
          {item.name}
          {/^https?:/.test(item.href) ? <Icon name="arrowUpRight" /> : null}
        </span>
        <span css={blurb}>{item.description}</span>
      </span>
    </SmartLink>
  );
}
