import { useState } from 'react';
import { replaceQuery, shownQuery, useQuery } from '../../lib/hooks/use-query';
import { maxVolume, readVolume } from '../../lib/payments/fees-calculator';
import { withCommas } from '../../lib/text/numbers';

/** What visitors typed that isn't a volume, by the id of the fee, for as long as the address has this query. */
type Rejected = { query: string; texts: Readonly<Record<string, string>> };

const fault = `Enter a whole number from 0 to ${withCommas(maxVolume)}.`;

/**
 * The volumes in the address, by the ids of fees, and a function that changes one. Invalid text isn't written to the
 * address: it stays in its field, which has an error, and the address keeps the last volume.
 */
export function useVolumes() {
  const query = useQuery();
  const [rejected, setRejected] = useState<Rejected>({ query, texts: {} });
  // A new address, such as the link of an example, clears what was typed.
  const texts = rejected.query === query ? rejected.texts : {};
  const values = new URLSearchParams(query);
  const written = (id: string): string => values.get(id) ?? '';
  return {
    /** The volume in the address; null if it can't be read. */
    volume: (id: string): number | null => readVolume(written(id)),
    /** The value of the field, and its error. */
    field: (id: string): { value: string; error: string | undefined } => {
      const value = texts[id] ?? written(id);
      return { value, error: readVolume(value) === null ? fault : undefined };
    },
    change: (id: string, text: string): void => {
      const isVolume = readVolume(text) !== null;
      const before = shownQuery();
      if (isVolume) replaceQuery({ [id]: text.trim() });
      const after = shownQuery();
      // Several fields may change before the next render.
      setRejected((last) => {
        const { [id]: _, ...others } = last.query === before ? last.texts : {};
        return { query: after, texts: isVolume ? others : { ...others, [id]: text } };
      });
    },
  };
}
