import { css } from '@emotion/react';
import type { Choice } from '../../lib/payments/rail-chooser';
import { color, media, space, text } from '../../theme/tokens';
import { LineBullet } from '../line-bullet/LineBullet';
import type { RailCandidate } from './candidates';

const item = css({
  padding: `${space(4)} 0`,
  paddingInlineStart: space(4),
  borderTop: `1px solid ${color.line}`,
  borderInlineStart: `${space(1)} solid transparent`,
  '&[data-suits="true"]': { borderInlineStartColor: 'var(--rail)' },
  // There every border has the color of text.
  [media.forcedColors]: { '&[data-suits="false"]': { borderInlineStartColor: 'Canvas' } },
});
const name = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(2.5),
  ...text.h3,
  '& span:last-child': { ...text.caption, fontWeight: 400, color: color.ink2, whiteSpace: 'nowrap' },
});
const reason = css({ marginTop: space(1), ...text.caption, color: color.ink2 });

/** Services from best to worst, each with the reasons for and against it. */
export function Choices({ choices }: { choices: readonly Choice<RailCandidate>[] }) {
  return (
    <ol>
      {choices.map(({ service, suits, for: good, against }) => (
        <li key={service.id} css={item} data-suits={suits} data-rail={service.rail}>
          <span css={name}>
            <LineBullet rail={service.rail} size="small" />
            <a href={service.path}>{service.name}</a> <span>{suits ? 'fits' : 'doesn’t fit'}</span>
          </span>
          {good.length > 0 ? <p css={reason}>{`It ${good.join('; ')}.`}</p> : null}
          {against.length > 0 ? (
            <p css={reason}>{`${suits ? 'Note' : 'Why not'}: it ${against.join('; ')}.`}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
