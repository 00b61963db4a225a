import { css } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, radius, space } from '../../theme/tokens';
import { Section } from '../page/Section';
import { scriptOnly } from '../script-only';
import { formProps, formStyles, StillLoading } from './StillLoading';

const board = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(8),
  padding: `${space(7)} ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(n + 2)': { gridArea: '1 / 2' },
  },
  [media.md]: { gridTemplateColumns: '5fr 6fr', gap: space(14), padding: space(10) },
});
const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  alignContent: 'start',
  minWidth: 0,
});

type FormBoardProps = {
  title: string;
  lede: string;
  /** Fragment of the form. */
  id: string;
  fields: ReactNode;
  /** The result, beside the form or below it. */
  children: ReactElement;
};

/**
 * A form whose result updates as the visitor types. Hidden without JavaScript and in print. It's no `<form>`, which browsers would submit when
 * the visitor presses Enter before it's hydrated.
 */
export function FormBoard({ title, lede, id, fields, children }: FormBoardProps) {
  return (
    <div css={scriptOnly} {...notInAlternate}>
      <Section title={title} lede={lede} id={id}>
        <div css={[formStyles, board]} {...formProps}>
          <div css={form}>{fields}</div>
          {children}
          <StillLoading />
        </div>
      </Section>
    </div>
  );
}
