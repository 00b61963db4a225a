import { useState } from 'react';

/**
 * Copies a text that's still loading. Safari only allows a write during the click, so the clipboard gets a promise. Browsers without
 * `ClipboardItem`, such as Firefox before 127, allow a write a moment later.
 */
async function writeLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) {
    const loaded = await text;
    return navigator.clipboard.writeText(loaded);
  }
  const type = 'text/plain';
  const blob = text.then((loaded) => new Blob([loaded], { type }));
  // The browser may refuse before it asks for the text.
  blob.catch(() => {});
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/** Milliseconds for which a page says what came of a copy: enough to read it twice. */
export const shownFor = 3000;

/** Copies a text, once it is available, and returns the label to show: "Copied" or an error. Never rejects. */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return 'Copied';
  } catch {
    return 'Could not be copied';
  }
}

/**
 * A function for a button that copies a text and shows for a moment what came of it. The focus doesn't end that: it may have left the
 * button while the text was loading, and Safari never moves it to a button that is clicked.
 * @param show gets the label, and then an empty one
 */
export function copyWithLabel(
  show: (label: string) => void,
): (text: string | Promise<string>) => Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return async (text) => {
    const label = await copyText(text);
    clearTimeout(timer);
    timer = setTimeout(() => show(''), shownFor);
    show(label);
  };
}

/** What came of the last copy, for a moment, and a function that copies a text; see `copyWithLabel`. */
export function useCopy(): readonly [label: string, copy: ReturnType<typeof copyWithLabel>] {
  const [label, setLabel] = useState('');
  const [copy] = useState(() => copyWithLabel(setLabel));
  return [label, copy];
}
