import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { ShareLinks } from './ShareLinks';

const end = css({
  display: 'grid',
  gap: space(5),
  marginTop: space(12),
  paddingTop: space(6),
  borderTop: `1px solid ${color.lineStrong}`,
});
const products = css({
  display: 'grid',
  gap: space(2.5),
  ...text.body,
});
const product = css({ display: 'flex', alignItems: 'center', gap: space(2.5) });

type UpdateEndProps = {
  title: string;
  path: string;
  origin: string;
  products: Queries.UpdatePageQuery['update']['products'];
};

/** The end of an update: more about its products, and ways to share it. */
export function UpdateEnd({ products: about, ...page }: UpdateEndProps) {
  return (
    <div css={end}>
      {about.length > 0 ? (
        <ul css={products} aria-label="More about these products">
          {about.map(({ rail, changes }) => (
            <li key={rail} css={product}>
              <LineBullet rail={rail} />
              <SmartLink href={changes.path}>{changes.name}</SmartLink>
            </li>
          ))}
        </ul>
      ) : null}
      <ShareLinks {...page} />
    </div>
  );
}
