import 'react';

declare module 'react' {
  /** Allows custom properties in inline styles: they pass a rail's color to the styles below. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
