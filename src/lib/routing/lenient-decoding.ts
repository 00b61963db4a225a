/** Percent-decoded text; as written where it is not valid percent-encoding. Never throws. */
export function decodeLeniently(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
