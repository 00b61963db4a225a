import { act } from 'react';

/** Waits for the parts of the shell that pages load later, so that they are shown before a test ends. */
export async function lazyParts(): Promise<void> {
  await act(async () => {
    await Promise.all([
      import('../../src/layout/head/HeadTags'),
      import('../../src/layout/footer/FooterContent'),
    ]);
  });
}
