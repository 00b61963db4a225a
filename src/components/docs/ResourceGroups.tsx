import { css } from '@emotion/react';
import type { RailId } from '../../theme/rails';
import { color, media, space, text } from '../../theme/tokens';
import { Words } from '../figures/Words';
import { LineBullet } from '../line-bullet/LineBullet';

export type ResourceGroup = {
  readonly title: string;
  readonly rail: RailId | null;
  readonly items: readonly { readonly title: string; readonly text: string }[];
};

const columns = css({ [media.md]: { columns: 2, columnGap: space(16) } });
const groupStyle = css({ breakInside: 'avoid', paddingBottom: space(12) });
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  margin: 0,
  paddingBottom: space(3),
  borderBottom: `1px solid ${color.lineStrong}`,
  ...text.h3,
});
const list = css({ margin: 0 });
const row = css({ padding: `${space(3)} 0`, borderBottom: `1px solid ${color.line}` });
const name = css({ ...text.small, fontWeight: 500 });
const words = css({ margin: 0, ...text.caption, color: color.ink2 });

/** The resources of the API, under the rail or subject they belong to. */
export function ResourceGroups({ groups }: { groups: readonly ResourceGroup[] }) {
  return (
    <div css={columns}>
      {groups.map((group) => (
        <div key={group.title} css={groupStyle}>
          <h3 css={head}>
            {group.rail ? <LineBullet rail={group.rail} /> : null}
            {group.title}
          </h3>
          <dl css={list}>
            {group.items.map((item) => (
              <div key={item.title} css={row}>
                <dt css={name}>{item.title}</dt>
                <dd css={words}>
                  <Words text={item.text} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
