import { Component, type ErrorInfo, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Called once, when the error screen fails. */
  onFailure: (error: unknown, info: ErrorInfo) => void;
};
type State = { failed: boolean };

/**
 * Stands around the error screen: should that fail as well, the reader still gets a sentence instead of a
 * blank page. It uses no style, data or component that could be what failed.
 */
export class LastResort extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onFailure(error, info);
  }

  override render(): ReactNode {
    return this.state.failed ? <p role="alert">Sorry, we encountered an error.</p> : this.props.children;
  }
}
