import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { Icon } from '../icon/Icon';
import { SmartLink } from '../link/SmartLink';

const list = css({
  display: 'grid',
  gap: `0 ${space(12)}`,
  marginTop: space(10),
  borderTop: `1px solid ${color.lineStrong}`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, 1fr)' },
  [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)', columnGap: space(8) },
  '& a': {
    display: 'flex',
    gap: space(2),
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space(4),
    ...text.small,
  },
});
const entry = css({ borderBottom: `1px solid ${color.line}` });

type DocumentListProps = { documents: readonly Queries.NavigationLinkFragment[]; label?: string };

/** Further reading, as a ruled list of links. */
export function DocumentList({ documents, label = 'Documentation' }: DocumentListProps) {
  return (
    <ul css={list} aria-label={label}>
      {documents.map(({ name, href }) => (
        <li key={href} css={entry}>
          <SmartLink href={href}>
            {name} <Icon name="arrow" />
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
