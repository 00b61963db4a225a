import { css } from '@emotion/react';
import { color, radius, space, text } from '../../theme/tokens';
import { Highlighted } from '../code/Highlighted';
import { pictureSizes } from './picture-sizes';

type PictureProps = {
  picture: NonNullable<Queries.UpdatePageQuery['update']['image']>['picture'];
  alt: string;
  caption?: string | null;
};

const figure = css({
  '& figcaption': { marginTop: space(2.5), ...text.caption, color: color.ink3 },
});
const image = css({ display: 'block', width: '100%', height: 'auto', borderRadius: radius.card });

/** A picture at the top of a page: a drawing in the page's colors, or a file in the size that the screen needs, loaded at once. */
export function Picture({ picture: { webp, svg, ...size }, alt, caption }: PictureProps) {
  return (
    <figure css={figure}>
      {svg ? (
        <div role="img" aria-label={alt}>
          <Highlighted html={svg} />
        </div>
      ) : (
        <picture>
          <source type="image/webp" srcSet={webp} sizes={pictureSizes} />
          <img {...size} alt={alt} css={image} decoding="async" />
        </picture>
      )}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
