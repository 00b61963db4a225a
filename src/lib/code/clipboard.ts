/**
 * Writes a text that isn't there yet. Safari only lets a page write while it handles the click, so the clipboard gets a promise. Browsers
 * that don't take one, such as Firefox before 127, let the page write a moment later.
 */
async function writeLater(text: Promise<string>): Promise<void> {
  if (!('ClipboardItem' in window)) return navigator.clipboard.writeText(await text);
  const type = 'text/plain';
  const blob = text.then((written) => new Blob([written], { type }));
  return navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}

/** Copies a text, once it is available, and returns the label to show: "Copied" or an error. Never rejects. */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return 'Copied';
  } catch {
    return 'Could not be copied';
  }
}
