import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';

export type Group = Queries.DocumentationShellFragment['documentation']['groups'][number];

/** Groups of different lengths below each other, in columns of about the same height. */
const columns = css({
  columnGap: space(8),
  marginBottom: `-${space(8)}`,
  '& > div': { breakInside: 'avoid', paddingBottom: space(8) },
  [media.sm]: { columnCount: 2 },
  [media.md]: { columnCount: 4 },
});
const title = css({ marginBottom: space(2), ...text.label, color: color.ink3 });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: space(9), ...text.body });

/** All articles by group. */
export function DocumentationGroups({ groups }: { groups: readonly Group[] }) {
  return (
    <div css={columns}>
      {groups.map((group) => (
        <div key={group.title}>
          <h3 css={title}>{group.title}</h3>
          <ul>
            {group.links.map(({ name, href }) => (
              <li key={href}>
                <SmartLink href={href} css={link}>
                  {name}
                </SmartLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
