/**
 * Replaces @emotion/react/jsx-runtime in builds (src/gatsby/patches/styled-elements.ts): one component around each styled element.
 * Emotion's own renders two, with an effect.
 */
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { type Interpolation, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createElement, type ElementType, type Key, type ReactElement } from 'react';
import * as react from 'react/jsx-runtime';

type Props = Record<string, unknown> & { css?: unknown; className?: string | null };
type StyledProps = { type: ElementType; props: Props };

/** Inserts styles while rendering, as Emotion does on a server: rules of an element precede those of the elements inside. */
function Styled({ type, props }: StyledProps): ReactElement {
  const cache = useEmotionCache();
  const { css, className, ...rest } = props;
  const styles = [css] as Interpolation<unknown>[];
  if (!cache) return createElement(type, rest);
  const names = className ? getRegisteredStyles(cache.registered, styles as string[], className) : '';
  const serialized = serializeStyles(styles, cache.registered);
  insertStyles(cache, serialized, typeof type === 'string');
  return createElement(type, { ...rest, className: `${names}${cache.key}-${serialized.name}` });
}

const withStyles =
  (create: typeof react.jsx) =>
  (type: ElementType, props: Props, key?: Key): ReactElement =>
    'css' in props ? react.jsx(Styled, { type, props }, key) : create(type, props, key);

export const Fragment = react.Fragment;
export const jsx = withStyles(react.jsx);
export const jsxs = withStyles(react.jsxs);
