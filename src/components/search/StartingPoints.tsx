import { css } from '@emotion/react';
import { space, wrapping } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { startingPoints } from './starting-points';

const list = css({ ...wrapping, gap: `0 ${space(6)}` });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: space(10) });

/** Links to where most visitors of the documentation want to go. */
export function StartingPoints({ className }: { className?: string }) {
  return (
    <ul css={list} className={className} aria-label="Starting points">
      {startingPoints.map(({ name, href }) => (
        <li key={href}>
          <SmartLink href={href} css={link}>
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
