import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';

const box = css({
  display: 'grid',
  gridTemplateColumns: `${space(4)} 1fr`,
  gap: space(3),
  padding: `${space(4.5)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  ...text.small,
  '& > svg': { marginTop: space(1) },
});

/** A highlighted note in running text. */
export function Callout({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div css={box}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
