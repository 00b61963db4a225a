import { css } from '@emotion/react';
import { useId } from 'react';
import { languageKey } from '../../lib/code/code-language';
import { color, media, space, text, wrapping } from '../../theme/tokens';
import { visuallyHidden } from '../visually-hidden';
import { gutter } from './code-styles';
import { Highlighted } from './Highlighted';

export type Sample = { readonly name: string; readonly html: string };

const frame = css({
  border: 0,
  padding: 0,
  minWidth: 0,
  ...wrapping,
  alignContent: 'start',
  // Room for the copy button after the last tab, on a line below if there's none beside it.
  [media.screen]: { '&::after': { content: '""', order: 1, width: space(18), height: space(10) } },
  // On paper each language is above its code.
  [media.print]: { display: 'block' },
});

/**
 * A selector for the shown language: the one of the checked radio button, or, before hydration, the one that the inline script
 * has set on the root element, if it's one of these.
 */
const shown = (names: readonly string[], rest: string): string =>
  [
    `html${names.map((name) => `:not([data-${languageKey}="${name}"])`).join('')} input:checked + ${rest}`,
    ...names.map((name) => `html[data-${languageKey}="${name}"] input[value="${name}"] + ${rest}`),
  ].join(', ');

const stylesFor = (names: readonly string[]) => ({
  tab: css({
    order: 1,
    position: 'relative',
    padding: `${space(4.5)} 0 ${space(3.5)}`,
    marginInlineStart: space(5),
    ...text.label,
    color: color.nightMuted,
    cursor: 'pointer',
    'legend + &, legend + input + &': { marginInlineStart: gutter },
    [media.screen]: {
      [shown(names, '&')]: { color: color.nightBright, boxShadow: `inset 0 -2px ${color.focusNight}` },
    },
    [media.print]: {
      '&&': { display: 'block', marginInlineStart: gutter, breakAfter: 'avoid' },
    },
    // Inside, because the board cuts off what is beyond its edge.
    'input:focus-visible + &': { outline: `2px solid ${color.focusNight}`, outlineOffset: -4 },
    '&:hover': { color: color.nightBright },
    [media.forcedColors]: { 'input:checked + &': { textDecoration: 'underline' } },
  }),
  code: css({
    order: 2,
    width: '100%',
    borderTop: `1px solid ${color.nightLine}`,
    display: 'none',
    [shown(names, 'label + &')]: { display: 'block' },
    [media.print]: { display: 'block' },
  }),
});

export type CodeTabsProps = {
  samples: readonly Sample[];
  /** Accessible name of the group: what the languages are for. */
  legend: string;
  /** Name of the radio group, unique on the page; generated if left out. */
  name?: string | undefined;
  /** Left out for snippets in one language: the visitor's language isn't chosen among them. */
  languages?: boolean;
};

/**
 * One snippet in several languages, on a surface styled with `highlighted`. The choice is a group of radio buttons, so it
 * works by keyboard and without JavaScript, and hydration keeps what the visitor has chosen.
 */
export function CodeTabs({ samples, legend, name, languages = true }: CodeTabsProps) {
  const id = useId();
  const group = name ?? id;
  const styles = stylesFor(samples.map((sample) => sample.name));
  return (
    <fieldset css={frame} data-languages={languages || undefined}>
      <legend css={visuallyHidden}>{legend}</legend>
      {samples.map(({ name, html }, index) => (
        <SampleTab key={name} name={name} html={html} group={group} first={index === 0} styles={styles} />
      ))}
    </fieldset>
  );
}

type SampleTabProps = Sample & { group: string; first: boolean; styles: ReturnType<typeof stylesFor> };

function SampleTab({ name, html, group, first, styles }: SampleTabProps) {
  const id = `${group}${name.replaceAll(' ', '')}`;
  return (
    <>
      <input type="radio" id={id} name={group} value={name} defaultChecked={first} css={visuallyHidden} />
      <label htmlFor={id} css={styles.tab}>
        {name}
      </label>
      <Highlighted css={styles.code} html={html} />
    </>
  );
}
