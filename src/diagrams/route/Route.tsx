import { css } from '@emotion/react';
import { useId } from 'react';
import type { RailId } from '../../theme/rails';
import { color, size, space, text } from '../../theme/tokens';
import { board, captionBeside, narrow, wide } from '../board';
import { RoutePicture } from './RoutePicture';
import type { RouteData } from './route-data';
import { routeInWords } from './sentence';

const figure = css(board, captionBeside, { marginBottom: space(5) });
const words = css({ marginTop: space(5), maxWidth: size.article, ...text.caption, color: color.ink2 });

type RouteProps = {
  title: string;
  data: RouteData;
  /** Names of the rails. */
  names: ReadonlyMap<RailId, string>;
};

/** The route of the money from sender to recipient, in the colors of its rails. The sentence below it says the same. */
export function Route({ title, data, names }: RouteProps) {
  const sentence = useId();
  const picture = { data, label: `${title}: money flow`, describedBy: sentence };
  return (
    <figure css={figure}>
      <div css={wide}>
        <RoutePicture direction="right" {...picture} />
      </div>
      <div css={narrow}>
        <RoutePicture direction="down" {...picture} />
      </div>
      {/* A caption would be read twice, as the figure's name too. */}
      <p css={words} id={sentence}>
        {routeInWords(data, names)}
      </p>
    </figure>
  );
}
