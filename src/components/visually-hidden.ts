import { type CSSObject, css } from '@emotion/react';

/** The rules of `visuallyHidden`, for styles that apply them at some widths only. */
export const visuallyHiddenRules: CSSObject = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
};

/** Hides text visually but not from assistive technology. */
export const visuallyHidden = css(visuallyHiddenRules);
