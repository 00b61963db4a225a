import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { CodeName } from '../code/CodeName';
import { TextWithLinks } from '../link/TextWithLinks';

/** A request of the sandbox: its path, and what happens next. */
type Simulation = Queries.ProductPageQuery['product']['simulations'][number];

const list = css({ borderTop: `1px solid ${color.lineStrong}` });
const row = css({
  display: 'grid',
  gap: `${space(1)} ${space(10)}`,
  padding: `${space(3.5)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '6fr 5fr', alignItems: 'baseline' },
});
const call = css({ ...text.code, overflowWrap: 'anywhere' });
const method = css({ color: color.ink3 });
const words = css({ ...text.small, color: color.ink2 });

/** The sandbox requests that simulate the network, each with its effect. */
export function SimulationList({ simulations }: { simulations: readonly Simulation[] }) {
  return (
    <dl css={list}>
      {simulations.map((simulation) => (
        <div key={simulation.call} css={row}>
          <dt css={call}>
            <span css={method} translate="no">
              POST{' '}
            </span>
            <CodeName name={simulation.call} />
          </dt>
          <dd css={words}>
            <TextWithLinks text={simulation.text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
