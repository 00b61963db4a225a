import { schemeNames } from './schemes';

/** The choices of a visitor; "system" follows the system's setting, and is the default. */
export const schemeChoices = ['system', ...schemeNames] as const;

/** The key of the choice in the browser's storage and in the root element's dataset. */
export const schemeKey = 'scheme';

/** The attribute of a switch, a group of radio buttons with the choices as their values. */
export const switchAttribute = 'data-scheme-switch';

/** Selects the current choice in switches that have just been added. */
export function showChosenScheme(added: ParentNode): void {
  const current = document.documentElement.dataset[schemeKey];
  for (const input of added.querySelectorAll<HTMLInputElement>(`[${switchAttribute}] input`))
    if (input.value === current) input.checked = true;
}
