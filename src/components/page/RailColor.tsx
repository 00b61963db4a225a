import type { ReactNode } from 'react';
import { type RailId, rails } from '../../theme/rails';

/** Sets the colour of a rail for what is inside, as `--rail`. */
export function RailColor({ rail, children }: { rail: RailId; children: ReactNode }) {
  return <div style={{ '--rail': rails[rail].color }}>{children}</div>;
}
