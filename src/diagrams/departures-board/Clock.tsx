import { easternClock } from '../../lib/time/board-times';
import { longDate } from '../../lib/time/eastern-format';
import { easternParts } from '../../lib/time/eastern-time';
import { clock } from './board-styles';

type Props = {
  /** Null in the printed timetable. */
  now: Date | null;
  /** Instant of the build, in ISO 8601. */
  builtAt: string;
};

/**
 * The board's clock in Eastern Time; in the printed timetable, the day of the build. Two elements with different keys, because a
 * translator may have moved the text of the first: React can replace the element, but not the text in it.
 */
export function Clock({ now, builtAt }: Props) {
  if (now) {
    return (
      <p key="live" css={clock}>
        <time dateTime={now.toISOString()}>{easternClock(now)}</time>
      </p>
    );
  }
  const printed = easternParts(new Date(builtAt)).date;
  return (
    <p key="printed" css={clock}>
      Printed <time dateTime={printed}>{longDate(printed)}</time> · ET
    </p>
  );
}
