import { css } from '@emotion/react';
import { Icon } from '../../components/icon/Icon';
import { SmartLink } from '../../components/link/SmartLink';
import { parseLink } from '../../lib/routing/links';
import { color, media, radius, space, text, transition } from '../../theme/tokens';

const link = css({
  display: 'grid',
  gridTemplateColumns: `${space(8)} 1fr`,
  gap: `0 ${space(3)}`,
  padding: space(3),
  borderRadius: radius.control,
  textDecoration: 'none',
  alignItems: 'start',
  ...text.nav,
  lineHeight: `calc(${text.body.fontSize} * ${text.body.lineHeight})`,
  '&:hover, &[aria-current="page"]': { backgroundColor: color.paper },
  [media.motion]: { transition: transition('background-color', 'quick') },
});

/** A tile around the icon, which is the icon itself: its drawing fills what the padding leaves. */
const tile = css({
  gridRow: '1 / span 2',
  width: space(8),
  height: space(8),
  padding: `calc((${space(4)} - 2px) / 2)`,
  borderRadius: radius.small,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '[data-rail] > &': { color: 'var(--rail)' },
});

const name = css({ display: 'inline-flex', alignItems: 'center', gap: space(1) });

const blurb = css({ ...text.caption, fontWeight: 400, color: color.ink3 });

type MenuItemProps = { item: Queries.MenuFragment['items'][number]; current: 'page' | 'true' | undefined };

/** A link of a menu: its icon in the color of its rail, its name, and a description. */
export function MenuItem({ item, current }: MenuItemProps) {
  return (
    <SmartLink href={item.href} css={link} plain aria-current={current} data-rail={item.rail ?? undefined}>
      <Icon name={item.icon} css={tile} />
      {parseLink(item.href).kind === 'external' ? (
        <span css={name}>
          {item.name}
          <Icon name="arrowUpRight" />
        </span>
      ) : (
        item.name
      )}{' '}
      <span css={blurb}>{item.description}</span>
    </SmartLink>
  );
}
