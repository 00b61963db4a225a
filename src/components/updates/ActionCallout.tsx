import { css } from '@emotion/react';
import { formatDay } from '../../lib/time/day-format';
import { weight } from '../../theme/tokens';
import { Callout } from '../callout/Callout';

const strong = css({ fontWeight: weight.semibold });

type ActionCalloutProps = {
  update: { readonly breaking: boolean; readonly action: string | null; readonly action_by: string | null };
};

/** What customers must do and by which day. Renders nothing if no action is needed. */
export function ActionCallout({ update: { breaking, action, action_by: by } }: ActionCalloutProps) {
  if (!action || !by) return null;
  return (
    <Callout icon="alert">
      <p>
        <span css={strong}>
          {breaking ? 'Breaking change. ' : ''}Act by <time dateTime={by}>{formatDay(by)}</time>.
        </span>{' '}
        {action}
      </p>
    </Callout>
  );
}
