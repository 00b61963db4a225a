import { useEffect, useState } from 'react';
import { reportingEnabled } from '../report';

/** Whether errors are reported; undefined while the settings are loading. */
export function useReported(): boolean | undefined {
  const [reported, setReported] = useState<boolean>();
  useEffect(() => {
    reportingEnabled.then(setReported);
  }, []);
  return reported;
}
