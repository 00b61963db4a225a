import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { deadlineWords } from '../../lib/updates/deadline';
import { weight } from '../../theme/tokens';
import { Callout } from '../callout/Callout';
import type { ActedOn } from './UpdateMarks';

const strong = css({ fontWeight: weight.semibold });

type ActionCalloutProps = {
  update: ActedOn & { readonly action: string | null };
};

/** What customers must do and by which day. Renders nothing if no action is needed. */
export function ActionCallout({ update: { breaking, action, action_by: by, passed } }: ActionCalloutProps) {
  if (!action || !by) return null;
  return (
    <Callout icon="alert">
      <p>
        <span css={strong}>
          {breaking ? 'Breaking change. ' : ''}
          {deadlineWords(passed)} <time dateTime={by}>{formatDay(by)}</time>.
        </span>{' '}
        {action}
      </p>
    </Callout>
  );
}
