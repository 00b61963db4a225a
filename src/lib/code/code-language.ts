/**
 * The language in which code is shown: chosen once, remembered in the browser, named in the address, so that a shared
 * link shows the same. The radio buttons of the snippets are the state; this keeps them all alike.
 */
import { replaceQuery } from '../hooks/use-query';

/** The attribute of a group of snippets. */
export const languageGroup = 'data-languages';

/** Its name in the address, in the browser's storage and, until the page has been read, on the root element. */
export const languageKey = 'language';

/** The radio buttons of the groups of snippets below a node; the languages are those that they offer. */
const inputsIn = (node: ParentNode): HTMLInputElement[] => [
  ...node.querySelectorAll<HTMLInputElement>(`[${languageGroup}] input`),
];

/** Storage can be forbidden; then the choice holds for the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Then it is not remembered.
  }
}

/** The language that the address names, or that was chosen before, if the page offers it. */
function chosen(): string | undefined {
  const offered = inputsIn(document).map(({ value }) => value);
  const named = new URLSearchParams(window.location.search).get(languageKey);
  return [named, stored()].find((name): name is string => name !== null && offered.includes(name));
}

function check(within: ParentNode, language: string): void {
  for (const input of inputsIn(within)) if (input.value === language) input.checked = true;
}

/** Shows a group of snippets that has just come in the chosen language. */
export function inChosenLanguage(group: HTMLElement | null): void {
  const language = group && chosen();
  if (language) check(group.parentNode ?? group, language);
}

function choose(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !target.closest(`[${languageGroup}]`)) return;
  store(target.value);
  replaceQuery({ [languageKey]: target.value });
  check(document, target.value);
}

/**
 * Follows what is chosen on any page, also what was chosen before the scripts came. Call it when Gatsby has shown the
 * page: before that it would not find the data of a page whose address has changed.
 */
export function followCodeLanguage(): void {
  const early = inputsIn(document).find(({ checked, defaultChecked }) => checked && !defaultChecked);
  if (early && early.value !== chosen()) choose(early);
  document.addEventListener('change', ({ target }) => choose(target));
}
