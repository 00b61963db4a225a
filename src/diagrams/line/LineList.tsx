import { css } from '@emotion/react';
import { CodeName } from '../../components/code/CodeName';
import { color, space, text } from '../../theme/tokens';
import { stationOnLine } from '../station';
import { anyState, type LineData } from './line-data';

const station = css(stationOnLine({ diameter: 5.5, indent: 11, next: 7 }, 'var(--rail)'));
const aside = css(stationOnLine({ diameter: 5.5, indent: 11, next: 7 }, 'transparent'), {
  marginTop: space(7),
  '&::before': { borderColor: color.ink3, borderStyle: 'dashed' },
});
const name = css({ display: 'block', ...text.code, lineHeight: 1.6 });
const quiet = css({ ...text.caption, color: color.ink2 });
const exits = css({
  marginTop: space(2),
  ...text.caption,
  color: color.ink2,
});
const exit = css({
  position: 'relative',
  padding: `${space(1)} 0`,
  paddingInlineStart: space(6),
  // A branch that leaves the line at 45°.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: space(1),
    width: space(3.5),
    height: space(2.5),
    borderBottom: `3px solid ${color.control}`,
    borderInlineStart: `3px solid ${color.control}`,
    borderEndStartRadius: space(2),
  },
});

/** The transitions from a state, except to the next station. */
function Exits({ data, from, next }: { data: LineData; from: string; next: string | undefined }) {
  const leaving = data.transitions.filter((step) => step.from === from && step.to !== next);
  if (leaving.length === 0) return null;
  return (
    <ul css={exits}>
      {leaving.map(({ to, when }) => (
        <li key={to} css={exit}>
          <CodeName name={to} />: {when}
        </li>
      ))}
    </ul>
  );
}

/** The states of an object as a vertical line, for phones. */
export function LineList({ data }: { data: LineData }) {
  const line = data.states.filter(({ kind }) => kind === 'line');
  const asides = data.transitions.filter(({ from }) => from === anyState);
  return (
    <>
      <ol>
        {line.map((state, index) => (
          <li key={state.name} css={station}>
            <CodeName name={state.name} css={name} />
            <Exits data={data} from={state.name} next={line[index + 1]?.name} />
          </li>
        ))}
      </ol>
      {asides.length > 0 ? (
        <ul>
          {asides.map(({ to }) => (
            <li key={to} css={aside}>
              <CodeName name={to} css={name} /> <span css={quiet}>from any state that is not final</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
