/** Decodes percent-encoding; returns the text unchanged if it's invalid. Never throws. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
