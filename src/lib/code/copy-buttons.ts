/** Copy buttons need JavaScript, so JavaScript adds them. */

import { copyWithLabel } from './clipboard';

function buttonFor(pre: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  // The label changes, so screen readers should announce it.
  button.setAttribute('aria-live', 'polite');
  const copy = copyWithLabel((label) => {
    button.textContent = label || 'Copy';
  });
  const onClick = ({ target }: Event) => target === button && copy(pre.textContent?.trimEnd() ?? '');
  // Above React's root, where React stops clicks on a part that it hasn't hydrated yet.
  document.addEventListener('click', onClick, { capture: true });
  return button;
}

/** Adds a copy button to each code block of the page, or of a part of it, that has none. One that's among other content is wrapped. */
export function addCopyButtons(part: ParentNode = document): void {
  for (const pre of part.querySelectorAll<HTMLElement>('main pre')) {
    let box = pre.parentElement;
    if (box?.classList.contains('copy-box')) continue;
    if (box?.childNodes.length !== 1) {
      box = document.createElement('div');
      pre.replaceWith(box);
      box.append(pre);
    }
    box.classList.add('copy-box');
    box.append(buttonFor(pre));
  }
}
