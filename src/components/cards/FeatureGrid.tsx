import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { TextWithLinks } from '../link/TextWithLinks';

export type FeatureCard = { readonly icon: IconName; readonly title: string; readonly text: string };

const grid = css({
  display: 'grid',
  gap: `0 ${space(12)}`,
  borderTop: `1px solid ${color.lineStrong}`,
  [media.sm]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    // The last of an odd number fills its row.
    '& > :nth-of-type(odd):last-child': { gridColumn: '1 / -1' },
  },
  [media.md]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '&& > :last-child': { gridColumn: 'auto' },
  },
});

const cell = css({
  padding: `${space(6)} 0 ${space(7)}`,
  borderBottom: `1px solid ${color.line}`,
  '& svg': { color: 'var(--rail)' },
  [media.print]: { breakInside: 'avoid' },
});
const title = css({ margin: `${space(3.5)} 0 ${space(1.5)}`, ...text.h3 });
const words = css({ ...text.small, color: color.ink2 });

/** Features in a ruled grid. Icons take the color of `--rail` if it's set. */
export function FeatureGrid({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul css={grid}>
      {features.map((feature) => (
        <li key={feature.title} css={cell}>
          <Icon name={feature.icon} />
          <h3 css={title}>{feature.title}</h3>
          <p css={words}>
            <TextWithLinks text={feature.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}
