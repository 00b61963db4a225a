/** A name as written within a sentence: "Wire transfer" → "wire transfer", "ACH transfer" unchanged. */
export function inSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return /.[A-Z]/.test(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
