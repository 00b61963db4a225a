import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { ErrorPlace } from '../error-report';
import { isRedirect } from '../sentry/filters/redirect';
import { MinimalErrorScreen } from './MinimalErrorScreen';

type Props = {
  /** Path of the current page; a new path is a new page, which is rendered again. */
  pathname: string;
  fallback: ReactNode;
  /** Called once when the page fails, and again if the fallback fails too. */
  onError: (error: unknown, place: ErrorPlace) => void;
  children: ReactNode;
};
type State = { failure: { error: unknown } | null; pathname: string };

/**
 * Shows the page or, once it has failed to render, the fallback. A change of hash or query keeps the fallback, a change of path
 * doesn't. A redirect thrown while rendering passes on to the router above, unreported.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { failure: null, pathname };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // If several parts of the page fail, React calls this for each; the state has the last one.
    if (error === this.state.failure?.error && !isRedirect(error)) this.report(error, info);
  }

  report = (error: unknown, { componentStack }: ErrorInfo): void => {
    const { pathname, onError } = this.props;
    onError(error, { pathname, ...(componentStack ? { componentStack } : {}) });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isRedirect(failure.error)) throw failure.error;
    return <MinimalErrorScreen onFailure={this.report}>{this.props.fallback}</MinimalErrorScreen>;
  }
}
