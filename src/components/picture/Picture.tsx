import { css } from '@emotion/react';
import { color, radius, space, text } from '../../theme/tokens';
import { pictureSizes } from './picture-sizes';

type PictureProps = {
  picture: { readonly src: string; readonly width: number; readonly height: number; readonly webp: string };
  alt: string;
  caption?: string | null;
};

const figure = css({
  '& figcaption': { marginTop: space(2.5), ...text.caption, color: color.ink3 },
});
const image = css({ display: 'block', width: '100%', height: 'auto', borderRadius: radius.card });

/** A picture at the top of a page, which the browser loads at once, in the size that the screen needs. */
export function Picture({ picture: { webp, ...size }, alt, caption }: PictureProps) {
  return (
    <figure css={figure}>
      <picture>
        <source type="image/webp" srcSet={webp} sizes={pictureSizes} />
        <img {...size} alt={alt} css={image} decoding="async" />
      </picture>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
