import { useState } from 'react';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { maxVolume, readVolume } from '../../lib/payments/fees-calculator';
import { withCommas } from '../../lib/payments/money';

const fault = `Enter a whole number from 0 to ${withCommas(maxVolume)}.`;

/**
 * The volumes in the address, by the ids of fees, and a function that changes one. Invalid text isn't written to the
 * address: it stays in its field, which has an error, and the address keeps the last volume.
 */
export function useVolumes() {
  const values = new URLSearchParams(useQuery());
  const [rejected, setRejected] = useState<Readonly<Record<string, string>>>({});
  const written = (id: string): string => values.get(id) ?? '';
  return {
    /** The volume in the address; null if it can't be read. */
    volume: (id: string): number | null => readVolume(written(id)),
    /** The value of the field, and its error. */
    field: (id: string): { value: string; error: string | undefined } => {
      const value = rejected[id] ?? written(id);
      return { value, error: readVolume(value) === null ? fault : undefined };
    },
    change: (id: string, text: string): void => {
      const isVolume = readVolume(text) !== null;
      if (isVolume) replaceQuery({ [id]: text.trim() });
      setRejected(({ [id]: _, ...others }) => (isVolume ? others : { ...others, [id]: text }));
    },
  };
}
