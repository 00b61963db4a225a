import { useEffect, useState } from 'react';
import { type Loadable, loadPatiently } from '../lib/loading/loadable';

/**
 * The module of an island, undefined while it's loading. Navigation loads islands before it shows a page, so this waits only in
 * development, or if a page doesn't list the island.
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
