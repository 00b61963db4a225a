import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isRedirect } from '../redirect';

type Props = {
  children: ReactNode;
  /** Takes the place of the children once they have failed to render. */
  otherwise: ReactNode;
  /** Called once when they fail. */
  onError?: (error: unknown, info: ErrorInfo) => void;
};
type State = { failure?: { error: unknown } };

/** Shows an alternative if the children fail to render. A redirect passes on to the router above, unreported. */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // If several parts fail, React calls this for each; the state has the last one.
    if (error === this.state.failure?.error && !isRedirect(error)) this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isRedirect(failure.error)) throw failure.error;
    return this.props.otherwise;
  }
}
