/** The fragment of a group in the index of the API reference: "Real-time payments" → "real-time-payments". */
export const groupId = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
