import { css } from '@emotion/react';
import { CodeName } from '../../components/code/CodeName';
import { space } from '../../theme/tokens';
import type { LineData, LineState } from './line-data';

const steps = css({ '& li + li': { marginTop: space(1) } });

/** The transitions from a state, with their causes. */
export function Steps({ data, from }: { data: LineData; from: LineState }) {
  const following = data.transitions.filter((step) => step.from === from.name);
  if (following.length === 0) return <>{from.final ? 'None.' : 'Depends on the investigation.'}</>;
  return (
    <ul css={steps}>
      {following.map(({ to, when }) => (
        <li key={to}>
          <CodeName name={to} />: {when}
        </li>
      ))}
    </ul>
  );
}
