/** Copies a text and says in a word or two what came of it; a text that is not there yet is waited for. */
export async function copyText(text: string | Promise<string>): Promise<string> {
  try {
    await navigator.clipboard.writeText(await text);
    return 'Copied';
  } catch {
    return 'Could not be copied';
  }
}
