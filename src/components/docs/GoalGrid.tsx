import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { SmartLink } from '../link/SmartLink';

type Goal = Queries.DocumentationPageQuery['documentation']['goals'][number];

const grid = css({
  display: 'grid',
  gap: `0 ${space(12)}`,
  borderTop: `1px solid ${color.lineStrong}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
});

const cell = css({
  display: 'flex',
  borderBottom: `1px solid ${color.line}`,
  [media.print]: { breakInside: 'avoid' },
});

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  width: '100%',
  padding: `${space(6)} 0 ${space(7)}`,
  textDecoration: 'none',
  '&:hover h2': { textDecoration: 'underline' },
});

const title = css({ marginTop: space(1.5), ...text.h3 });
const words = css({ ...text.small, color: color.ink2 });

/** Entry points to the documentation, by what the reader wants to do. */
export function GoalGrid({ goals }: { goals: readonly Goal[] }) {
  return (
    <ul css={grid}>
      {goals.map((goal) => (
        <li key={goal.title} css={cell}>
          <SmartLink href={goal.href} css={card}>
            <Icon name={goal.icon} />
            <h2 css={title}>{goal.title}</h2>
            <p css={words}>{goal.text}</p>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
