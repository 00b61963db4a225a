import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import type { IconName } from '../icon/icons';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';

type FeatureCard = { readonly icon: IconName; readonly title: string; readonly text: string };

const grid = css({
  display: 'grid',
  columnGap: space(12),
  borderTop: `1px solid ${color.lineStrong}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
});
const three = css({
  // The last of an odd number fills its row.
  [media.sm]: { '& > :nth-of-type(odd):last-child': { gridColumn: '1 / -1' } },
  [media.md]: { gridTemplateColumns: 'repeat(3, 1fr)', '&& > :last-child': { gridColumn: 'auto' } },
});
const four = css({ [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' } });

const cell = css({
  borderBottom: `1px solid ${color.line}`,
  '& svg': { color: 'var(--rail)' },
  '& p': { ...text.small, color: color.ink2 },
  [media.print]: { breakInside: 'avoid' },
});
const padding = `${space(6)} 0 ${space(7)}`;
const feature = css(cell, { padding });
const goal = css({
  display: 'block',
  height: '100%',
  padding,
  textDecoration: 'none',
  '& svg': { display: 'block' },
  '&:hover h3': { textDecoration: 'underline' },
});
const title = css({ margin: `${space(3.5)} 0 ${space(1.5)}`, ...text.h3 });

/** Features in a ruled grid. Icons take the color of `--rail` if it's set. */
export function FeatureGrid({ features }: { features: readonly FeatureCard[] }) {
  return (
    <ul css={[grid, three]}>
      {features.map((card) => (
        <li key={card.title} css={feature}>
          <Icon name={card.icon} />
          <h3 css={title}>{card.title}</h3>
          <p>
            <TextWithLinks text={card.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Entry points in the same grid, each a link, by what the reader wants to do. */
export function GoalGrid({ goals }: { goals: readonly (FeatureCard & { readonly href: string })[] }) {
  return (
    <ul css={[grid, four]}>
      {goals.map((card) => (
        <li key={card.title} css={cell}>
          <SmartLink href={card.href} css={goal}>
            <Icon name={card.icon} />
            <h3 css={title}>{card.title}</h3>
            <p>{card.text}</p>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
