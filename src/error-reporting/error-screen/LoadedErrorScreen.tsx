import { useEffect, useState } from 'react';
import { loadable } from '../../lib/loading/loadable';
import type { ErrorScreenProps } from '../error-report';
import { MinimalMessage } from './MinimalErrorScreen';

/** Loaded only when a page fails. */
const screen = loadable(() => import('./ErrorScreen'));

/** The error screen, or the minimal message if its code can't be loaded. */
export function LoadedErrorScreen(props: ErrorScreenProps) {
  const [module, setModule] = useState(screen.get);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!module) screen.load().then(setModule, () => setFailed(true));
  }, [module]);
  return module ? <module.ErrorScreen {...props} /> : <MinimalMessage delayed={!failed} />;
}
