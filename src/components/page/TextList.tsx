import { css } from '@emotion/react';
import { color, size, space, text } from '../../theme/tokens';
import { TextWithLinks } from '../link/TextWithLinks';

const list = css({
  listStyle: 'disc',
  paddingInlineStart: space(5),
  maxWidth: size.measure,
  ...text.body,
  color: color.ink2,
  '& li + li': { marginTop: space(2) },
});

/** Sentences as a plain list. */
export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul css={list}>
      {items.map((item) => (
        <li key={item}>
          <TextWithLinks text={item} />
        </li>
      ))}
    </ul>
  );
}
