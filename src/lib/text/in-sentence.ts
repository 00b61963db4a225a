/** A name as it stands within a sentence: "Wire transfer" → "wire transfer", "ACH transfer" as it is. */
export function inSentence(name: string): string {
  const [first = ''] = name.split(' ');
  return /.[A-Z]/.test(first) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
