import { act } from 'react';

/** Waits for the lazily loaded parts of the layout, so that they are rendered before a test ends. */
export async function lazyParts(): Promise<void> {
  await act(async () => {
    await Promise.all([
      import('../../src/layout/head/HeadTags'),
      import('../../src/layout/footer/FooterContent'),
    ]);
  });
}
