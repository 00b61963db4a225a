import { act } from 'react';

/** Waits for the lazily loaded parts of the layout, so that they are rendered before a test ends. */
export async function lazyParts(): Promise<void> {
  await act(async () => {
    await import('../../src/layout/footer/FooterContent');
  });
}
