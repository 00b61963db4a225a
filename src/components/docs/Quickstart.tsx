import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';
import { CodeBoard } from '../code/CodeBoard';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { Section } from '../page/Section';

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(8)} ${space(12)}`,
  [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  [media.print]: { display: 'block' },
});
const list = css({
  counterReset: 'step',
  borderTop: `1px solid ${color.lineStrong}`,
  '& li': {
    position: 'relative',
    padding: `${space(4.5)} 0 ${space(4.5)} ${space(10)}`,
    borderBottom: `1px solid ${color.line}`,
    counterIncrement: 'step',
    ...text.h3,
  },
  '& li::before': { content: 'counter(step)', position: 'absolute', insetInlineStart: 0, color: color.ink3 },
  '& p': { marginTop: space(1), ...text.small, fontWeight: 400, letterSpacing: 0, color: color.ink2 },
});

type QuickstartProps = Queries.DocumentationPageQuery['documentation']['quickstart'];

/** The first steps with the API, each a link to its part of the quickstart, beside the request of the last one. */
export function Quickstart({ head, steps, example }: QuickstartProps) {
  return (
    <Section {...head}>
      <div css={columns}>
        <ol css={list}>
          {steps.map((one) => (
            <li key={one.href}>
              <SmartLink href={one.href}>{one.title}</SmartLink>
              <p>
                <TextWithLinks text={one.text} />
              </p>
            </li>
          ))}
        </ol>
        <CodeBoard samples={example.request.snippets} legend="Language of the request" />
      </div>
    </Section>
  );
}
