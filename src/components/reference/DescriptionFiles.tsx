import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';

const words = css({ margin: `${space(2)} 0 0`, ...text.body, color: color.ink2 });

/** Where the description of the API can be downloaded. */
export function DescriptionFiles() {
  return (
    <p css={words}>
      The whole API is described in OpenAPI 3.1: <a href="/openapi.yaml">openapi.yaml</a>,{' '}
      <a href="/openapi.json">openapi.json</a>.
    </p>
  );
}
