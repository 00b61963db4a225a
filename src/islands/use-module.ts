import { useEffect, useState } from 'react';
import { type Loadable, loadPatiently } from '../lib/loading/loadable';

/**
 * The module of an island, undefined while it is loading. Navigation loads islands before it shows a page, so this waits only
 * where nothing could know that the island would be needed: while developing, or when a page does not list it.
 */
export function useModule<T>(part: Loadable<T>): T | undefined {
  const [module, setModule] = useState(part.get);
  useEffect(() => {
    if (module) return;
    let mounted = true;
    // In a function, because a module may be one.
    loadPatiently(part.load).then((loaded) => mounted && setModule(() => loaded));
    return () => {
      mounted = false;
    };
  }, [module, part]);
  return module;
}
