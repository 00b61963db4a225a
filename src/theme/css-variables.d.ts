import 'react';

declare module 'react' {
  /** Custom properties may be set inline: they carry a rail's colour to the styles below. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
