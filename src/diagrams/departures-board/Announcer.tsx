import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../components/visually-hidden';
import type { Holidays } from '../../lib/time/banking-days';
import type { Status } from '../../lib/time/departures';
import { announcement, statuses } from './announcement';
import type { BoardRow } from './board-row';

type Props = { rows: readonly BoardRow[]; now: Date | null; holidays: Holidays };

/** Announces changes of status to screen readers. Says nothing else, not even when the board goes live. */
export function Announcer({ rows, now, holidays }: Props) {
  const before = useRef<Status[] | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!now) return;
    const changed = before.current && announcement(rows, before.current, now, holidays);
    if (changed) setWords(changed);
    before.current = statuses(rows, now, holidays);
  }, [rows, now, holidays]);

  return (
    <p role="status" css={visuallyHidden}>
      {words}
    </p>
  );
}
