import { css } from '@emotion/react';
import { useState } from 'react';
import { size, text } from '../../theme/tokens';
import { scriptOnly } from '../form/FormBoard';
import { pill } from '../link/pill';

const style = css(scriptOnly, {
  minHeight: size.pill,
  ...text.caption,
  'article:not(:has(section details)) &': { display: 'none' },
});

/** Opens or closes everything that's folded in the parts of a page. Not on a page without anything folded. */
export function ExpandAll() {
  const [open, setOpen] = useState(false);
  const toggle = () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('article section details'))
      details.open = !open;
    setOpen(!open);
  };
  return (
    <button type="button" css={[pill, style]} onClick={toggle}>
      {open ? 'Collapse all' : 'Expand all'}
    </button>
  );
}
