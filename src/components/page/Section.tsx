import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { color, media, size, space, text } from '../../theme/tokens';
import { TextWithFacts } from '../figures/TextWithFacts';

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
  // Headings in a grid don't hold on to what follows the grid.
  [media.print]: { display: 'block', breakInside: 'avoid', breakAfter: 'avoid' },
});

const title = css({ margin: 0, ...text.h2 });

const lede = css({ margin: 0, ...text.body, color: color.ink2, maxWidth: size.measure });

type SectionProps = {
  title: string;
  lede?: string | null | undefined;
  /** Fragment by which the section can be linked to. */
  id?: string;
  children: ReactNode;
};

/** A part of a page: its heading, a sentence beside it, and what it shows. */
export function Section({ title: words, lede: sentence, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section css={section} aria-labelledby={headingId} {...(id === undefined ? {} : { id })}>
      <div css={head}>
        <h2 css={title} id={headingId}>
          {words}
        </h2>
        {sentence ? (
          <p css={lede}>
            <TextWithFacts text={sentence} />
          </p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
