/** Copies a text, once it is available, and returns the label to show: "Copied" or an error. Never rejects. */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText(await text);
    return 'Copied';
  } catch {
    return 'Could not be copied';
  }
}
