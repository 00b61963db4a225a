import { useState } from 'react';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { lazy } from '../../lib/loading/lazy';
import { maxVolume, readVolume } from '../../lib/payments/fees-calculator';

/** What visitors typed that is no volume, by the id of the fee, while the address has this query. */
type Rejected = { query: string; texts: Readonly<Record<string, string>> };

const fault = lazy(() => `Write a whole number from 0 to ${maxVolume.toLocaleString('en-US')}.`);

/**
 * The volumes in the address, by the ids of fees, and how one is changed. What is no volume does not reach the address:
 * it stays in its field, and the volumes stay those that were there before.
 */
export function useVolumes() {
  const query = useQuery();
  const [rejected, setRejected] = useState<Rejected>({ query, texts: {} });
  // Another address, such as that of an example, leaves nothing of what was typed.
  const texts = rejected.query === query ? rejected.texts : {};
  const values = new URLSearchParams(query);
  const written = (id: string): string => values.get(id) ?? '';
  return {
    /** The volume that counts; null where the address has one that cannot be read. */
    volume: (id: string): number | null => readVolume(written(id)),
    /** What stands in the field, and what is wrong with it. */
    field: (id: string): { value: string; error: string | undefined } => {
      const value = texts[id] ?? written(id);
      return { value, error: readVolume(value) === null ? fault() : undefined };
    },
    change: (id: string, text: string): void => {
      const { [id]: _, ...others } = texts;
      const isVolume = readVolume(text) !== null;
      if (isVolume) replaceQuery({ [id]: text.trim() });
      setRejected({ query: window.location.search, texts: isVolume ? others : { ...texts, [id]: text } });
    },
  };
}
