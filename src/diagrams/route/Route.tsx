import { css } from '@emotion/react';
import { useId } from 'react';
import type { RailId } from '../../theme/rails';
import { color, media, radius, size, space, text } from '../../theme/tokens';
import { RoutePicture } from './RoutePicture';
import { routeInWords } from './sentence';
import type { RouteData } from './types';

const board = css({
  margin: `0 0 ${space(5)}`,
  padding: `${space(7)} ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.white,
  [media.md]: { padding: `${space(8)} ${space(10)} ${space(7)}` },
  [media.print]: { padding: `${space(4)} 0`, breakInside: 'avoid' },
});
const wide = css({ display: 'none', [media.lg]: { display: 'block' } });
const narrow = css({ [media.lg]: { display: 'none' } });
const words = css({ margin: `${space(5)} 0 0`, maxWidth: size.article, ...text.caption, color: color.ink2 });

type RouteProps = {
  title: string;
  data: RouteData;
  /** What the rails are called. */
  names: ReadonlyMap<RailId, string>;
};

/** The way of the money from who has it to who gets it, over the rails' colours. The sentence under it says the same. */
export function Route({ title, data, names }: RouteProps) {
  const sentence = useId();
  const picture = { data, label: `${title}: the way of the money`, describedBy: sentence };
  return (
    <figure css={board}>
      <div css={wide}>
        <RoutePicture direction="right" {...picture} />
      </div>
      <div css={narrow}>
        <RoutePicture direction="down" {...picture} />
      </div>
      <figcaption css={words} id={sentence}>
        {routeInWords(data, names)}
      </figcaption>
    </figure>
  );
}
