import { useEffect, useState } from 'react';
import { loadable } from '../../lib/loading/loadable';
import type { ErrorScreenProps } from '../error-report';
import { LastWords } from './LastResort';

/** Loaded when it is needed, which it is not on a page that works. */
const screen = loadable(() => import('./ErrorScreen'));

/** The error screen; when its code cannot be loaded, the last words. */
export function LoadedErrorScreen(props: ErrorScreenProps) {
  const [module, setModule] = useState(screen.get);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!module) screen.load().then(setModule, () => setFailed(true));
  }, [module]);
  return module ? <module.ErrorScreen {...props} /> : <LastWords delayed={!failed} />;
}
