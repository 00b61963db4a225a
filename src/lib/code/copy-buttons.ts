/** Buttons that copy code. They need a script, so a script adds them: a page without one has none. */

import { copyText } from './clipboard';

function buttonFor(pre: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  // What it says of itself changes; a reader of screens hears it.
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    button.textContent = await copyText(pre.textContent?.trimEnd() ?? '');
  });
  button.addEventListener('blur', () => {
    button.textContent = 'Copy';
  });
  return button;
}

/** Gives each block of code in the article a button, once. */
export function addCopyButtons(): void {
  for (const pre of document.querySelectorAll<HTMLElement>('article pre:not([data-copied])')) {
    const box = document.createElement('div');
    box.className = 'copy-box';
    pre.dataset.copied = '';
    pre.before(box);
    box.append(pre, buttonFor(pre));
  }
}
