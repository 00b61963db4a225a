import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, size, space, text } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const section = css({
  paddingTop: space(18),
  [media.md]: { paddingTop: space(28) },
  [media.print]: { paddingTop: space(8) },
});

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  marginBottom: space(8),
  [media.md]: { gridTemplateColumns: '7fr 4fr', gap: space(16), alignItems: 'end', marginBottom: space(11) },
  // Browsers don't apply break-after to a heading inside a grid.
  [media.print]: {
    display: 'block',
    breakInside: 'avoid',
    breakAfter: 'avoid',
    '& > p': { marginTop: space(2) },
  },
});

const lede = css({ ...text.body, color: color.ink2, maxWidth: size.measure });

type SectionProps = {
  title: string;
  lede?: string | null | undefined;
  /** Fragment of the section. */
  id?: string;
  children: ReactNode;
};

/** A section of a page: its heading with a lede beside it, and its content. */
export function Section({ title: words, lede: sentence, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section css={section} aria-labelledby={headingId} {...(id === undefined ? {} : { id })}>
      <div css={head}>
        <h2 css={text.h2} id={headingId}>
          {words}
        </h2>
        {sentence ? (
          <p css={lede}>
            <TextWithLinks text={sentence} />
          </p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
