import type { VFile } from 'vfile';
import type { PlacedText } from '../words-input';

/** Checks the words of a file. */
export async function checkWords(_file: VFile, _texts: readonly PlacedText[]): Promise<void> {}
