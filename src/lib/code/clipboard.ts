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

/** Copies a text, once it is available, and returns the label to show: "Copied" or an error. Never rejects. */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : writeLater(text));
    return 'Copied';
  } catch {
    return 'Could not be copied';
  }
}
