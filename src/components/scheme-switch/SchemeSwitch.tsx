import { css } from '@emotion/react';
import { useId } from 'react';
import { schemeChoices, showChosenScheme } from '../../theme/scheme-choice';
import { color, media, radius, size, space, text, wrapping } from '../../theme/tokens';
import { visuallyHidden } from '../visually-hidden';

const group = css({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(2)} ${space(4)}`,
  minWidth: 0,
  padding: 0,
  border: 0,
  ...text.caption,
  // Without JavaScript the system's choice applies; forced colors are the system's too.
  'html:not([data-script]) &': { display: 'none' },
  [media.forcedColors]: { display: 'none' },
});

/** A floating legend is a flex item like the choices. */
const legend = css({ float: 'left', padding: 0, color: color.ink2 });

const choices = css({
  ...wrapping,
  padding: space(0.5),
  border: `1px solid ${color.control}`,
  // Round at the ends of a single line, and with large text around several.
  borderRadius: space(6),
});

const choice = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: space(8),
  padding: `0 ${space(3)}`,
  borderRadius: radius.pill,
  [media.belowMd]: { minHeight: `calc(${size.target} - ${space(1)})`, paddingInline: space(3.5) },
  '&:hover': { textDecoration: 'underline' },
  'input:checked + &': { backgroundColor: color.ink, color: color.onFill, textDecoration: 'none' },
  'input:focus-visible + &': { outline: `${space(0.5)} solid ${color.focus}`, outlineOffset: space(0.5) },
});

/** A ref that shows the choice in a switch that has just been added. */
const showChoice = (added: HTMLElement | null): void => {
  if (added?.parentNode) showChosenScheme(added.parentNode);
};

export type SchemeWords = {
  readonly title: string;
  readonly system: string;
  readonly light: string;
  readonly dark: string;
};

/**
 * The choice between the system's color scheme, light and dark. src/ssr/color-scheme.ts applies and stores it, so it works before
 * scripts load, and its code is never loaded for that.
 */
export function SchemeSwitch({ words }: { words: SchemeWords }) {
  const name = useId();
  return (
    <fieldset css={group} ref={showChoice} data-scheme-switch data-print="none">
      <legend css={legend}>{words.title}</legend>
      <div css={choices}>
        {schemeChoices.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === schemeChoices[0]}
              css={visuallyHidden}
            />
            <span css={choice}>{words[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
