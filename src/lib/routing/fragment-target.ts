/** Decodes percent-encoding; returns the text unchanged if it's invalid. Never throws. */
function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The element that a fragment such as "#limits" identifies, by the browser's rules; null if there's none. Never throws. */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.replace(/^#/, '');
  if (id === '') return null;
  return document.getElementById(id) ?? document.getElementById(decodeLeniently(id));
}
