/** Renders without styles: jsdom lacks media queries, so it would hide what only wide screens show. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { configure, type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';

const elsewhere = createCache({ key: 'unstyled', container: document.createElement('div') });

// Without styles nothing is hidden, and skipping that check makes queries by role several times as fast.
configure({ defaultHidden: true });

function Unstyled({ children }: { children: ReactNode }) {
  return <CacheProvider value={elsewhere}>{children}</CacheProvider>;
}

/** Renders a part of a page whose styles go elsewhere. */
export const renderUnstyled = (page: ReactElement): RenderResult => render(page, { wrapper: Unstyled });
