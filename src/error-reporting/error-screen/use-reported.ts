import { useEffect, useState } from 'react';
import { whetherReporting } from '../report';

/** Whether errors of this visit are reported; undefined while the settings are being read. */
export function useReported(): boolean | undefined {
  const [reported, setReported] = useState<boolean>();
  useEffect(() => {
    whetherReporting.then(setReported);
  }, []);
  return reported;
}
