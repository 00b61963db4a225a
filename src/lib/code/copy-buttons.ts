/** Copy buttons need JavaScript, so JavaScript adds them. */

import { afterFrame } from '../loading/after-frame';
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
  button.addEventListener('click', () => copy(pre.textContent?.trimEnd() ?? ''));
  return button;
}

/** Wraps a code block, which the browser then lays out again. */
function wrap(pre: HTMLElement): HTMLElement {
  const box = document.createElement('div');
  pre.before(box);
  box.append(pre);
  return box;
}

function addTo(box: HTMLElement, pre: HTMLElement): void {
  box.classList.add('copy-box');
  box.append(buttonFor(pre));
}

/**
 * Adds a copy button to each code block in the article; does nothing to blocks that have one. A block that's alone in its element gets
 * its button there, at once. The others, which are among text, are wrapped, one in each frame.
 */
export function addCopyButtons(): void {
  const amongText: HTMLElement[] = [];
  for (const pre of document.querySelectorAll<HTMLElement>('article pre:not([data-copied])')) {
    pre.dataset.copied = '';
    const around = pre.parentElement;
    if (around?.childNodes.length === 1) addTo(around, pre);
    else amongText.push(pre);
  }
  const wrapNext = () => {
    const pre = amongText.shift();
    if (!pre) return;
    addTo(wrap(pre), pre);
    afterFrame(wrapNext);
  };
  wrapNext();
}
