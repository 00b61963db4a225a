import { css } from '@emotion/react';
import { slugOf } from '../../lib/text/slug';
import { color, media, space, text } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';

type ResourceGroup = Queries.ApiPageQuery['apiDescription']['groups'][number];

const columns = css({ [media.md]: { columns: 2, columnGap: space(16) } });
const groupStyle = css({ breakInside: 'avoid', paddingBottom: space(12) });
const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  paddingBottom: space(3),
  borderBottom: `1px solid ${color.lineStrong}`,
  ...text.h3,
});
const row = css({ padding: `${space(3)} 0`, borderBottom: `1px solid ${color.line}` });
const name = css({ ...text.small, fontWeight: 500 });
const words = css({ ...text.caption, color: color.ink2 });

/** The resources of the API, by rail or subject. */
export function ResourceGroups({ groups }: { groups: readonly ResourceGroup[] }) {
  return (
    <div css={columns}>
      {groups.map((group) => (
        <div key={group.name} css={groupStyle}>
          <h3 css={head} id={slugOf(group.name)}>
            {group.rail ? <LineBullet rail={group.rail} /> : null}
            {group.name}
          </h3>
          <dl>
            {group.resources.map((resource) => (
              <div key={resource.path} css={row}>
                <dt css={name}>
                  <SmartLink href={resource.path}>{resource.name}</SmartLink>
                </dt>
                <dd css={words}>
                  <TextWithLinks text={resource.summary} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
