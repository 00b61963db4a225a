import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const list = css({ borderTop: `1px solid ${color.lineStrong}` });

const row = css({
  display: 'grid',
  gap: `${space(1)} ${space(16)}`,
  padding: `${space(5)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '4fr 7fr' },
});

const words = css({ ...text.body, color: color.ink2 });

type PointListProps = {
  points: readonly { readonly title: string; readonly text: string }[];
  /** Titles are names from the API, shown as code. */
  code?: boolean;
};

/** Titles with a paragraph each, separated by rules. */
export function PointList({ points, code = false }: PointListProps) {
  return (
    <dl css={list}>
      {points.map((point) => (
        <div key={point.title} css={row}>
          <dt css={code ? text.code : text.h3}>{point.title}</dt>
          <dd css={words}>
            <TextWithLinks text={point.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
