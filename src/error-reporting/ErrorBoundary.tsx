import { Component, type ErrorInfo, type ReactNode } from 'react';
import { LastResort } from './LastResort';
import { isRedirect } from './redirect';

/** Where an error happened: the path of the page, and React's list of the components around it. */
export type ErrorPlace = { pathname: string; componentStack?: string };

type Props = {
  /** Path of the page that is shown; another path means another page, which gets its own chance. */
  pathname: string;
  fallback: ReactNode;
  /** Called once per failure of a page. */
  onError: (error: unknown, place: ErrorPlace) => void;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; pathname: string };

/**
 * Shows the page (normal) or, once it has failed to render, the fallback (errored); specification, section 4.
 * A change of hash or query leaves an errored page errored, a change of path does not. A redirect that is
 * thrown while rendering goes on to the router above, unreported.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { failure: null, pathname };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { pathname, onError } = this.props;
    if (!isRedirect(error)) onError(error, { pathname, ...(componentStack ? { componentStack } : {}) });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isRedirect(failure.error)) throw failure.error;
    return <LastResort>{this.props.fallback}</LastResort>;
  }
}
