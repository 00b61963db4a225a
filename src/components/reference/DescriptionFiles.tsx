import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';

const words = css({ marginTop: space(2), ...text.body, color: color.ink2 });

/** Links to the OpenAPI files. */
export function DescriptionFiles() {
  return (
    <p css={words}>
      Download the OpenAPI 3.1 description: <a href="/openapi.yaml">openapi.yaml</a>,{' '}
      <a href="/openapi.json">openapi.json</a>.
    </p>
  );
}
