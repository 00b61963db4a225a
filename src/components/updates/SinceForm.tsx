import { css } from '@emotion/react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, space, text } from '../../theme/tokens';
import { formProps, formStyles, StillLoading } from '../form/StillLoading';
import { TextField } from '../form/TextField';
import { scriptOnly } from '../script-only';

const board = css({
  display: 'grid',
  gap: `${space(4)} ${space(10)}`,
  marginBottom: space(8),
  padding: `${space(6)} ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  alignItems: 'end',
  [media.tablet]: { gridTemplateColumns: '3fr 8fr', padding: `${space(6)} ${space(8)}` },
});
const answer = css({ minHeight: '1.25em', ...text.h3 });

type SinceFormProps = {
  /** The chosen day, such as "2026-05-01"; empty if none is chosen. */
  value: string;
  error: string | undefined;
  /** The result, as a sentence. */
  words: string;
  onChange: (value: string) => void;
};

/** A field for the first day of the changes shown, and their number. Hidden without JavaScript and in print. */
export function SinceForm({ value, error, words, onChange }: SinceFormProps) {
  return (
    <div css={scriptOnly} {...notInAlternate}>
      <div css={[board, formStyles]} {...formProps}>
        <TextField
          label="Changes since"
          type="date"
          name="since"
          value={value}
          error={error}
          onChange={onChange}
        />
        <p css={answer} role="status">
          {words}
        </p>
        <StillLoading />
      </div>
    </div>
  );
}
