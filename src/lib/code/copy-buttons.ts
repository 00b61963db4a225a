/** Copy buttons need JavaScript, so JavaScript adds them. */

import { copyText } from './clipboard';

function buttonFor(pre: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  // The label changes, so screen readers should announce it.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    button.textContent = await copyText(pre.textContent?.trimEnd() ?? '');
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
  });
  return button;
}

/** Adds a copy button to each code block in the article; does nothing to blocks that have one. */
export function addCopyButtons(): void {
  for (const pre of document.querySelectorAll<HTMLElement>('article pre:not([data-copied])')) {
    const box = document.createElement('div');
    box.className = 'copy-box';
    pre.dataset.copied = '';
    pre.before(box);
    box.append(pre, buttonFor(pre));
  }
}
