/**
 * The language of code samples: chosen once, stored in the browser, and in the address, so that a shared link shows the
 * same language. The state is the samples' radio buttons; this keeps them in sync.
 */
import { replaceQuery } from '../hooks/use-query';

/** The languages in the order of their tabs. */
export const languages = ['cURL', 'TypeScript', 'Python', 'Go'] as const;

/** Its key in the query, in storage and, until the page is parsed, in the root element's dataset. */
export const languageKey = 'language';

const isLanguage = (name: string | null): name is (typeof languages)[number] =>
  languages.some((language) => language === name);

/** Storage can be forbidden; then the choice lasts until the next reload. */
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

/** The language in the address, or otherwise the stored one. */
function chosen(): string | undefined {
  const named = new URLSearchParams(window.location.search).get(languageKey);
  return [named, stored()].find(isLanguage);
}

function check(within: ParentNode, language: string): void {
  for (const input of within.querySelectorAll<HTMLInputElement>(`fieldset input[value="${language}"]`)) {
    input.checked = true;
  }
}

/** Selects the chosen language in a group of samples that was just added. */
export function inChosenLanguage(group: HTMLElement | null): void {
  const language = group && chosen();
  if (language) check(group.parentNode ?? group, language);
}

function choose(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || !isLanguage(target.value) || !target.closest('fieldset'))
    return;
  store(target.value);
  replaceQuery({ [languageKey]: target.value });
  check(document, target.value);
}

/**
 * Keeps all samples in the chosen language, including a choice made before the scripts loaded. Call it after Gatsby has
 * rendered the page: Gatsby looks up the page's data by the address, which this changes.
 */
export function followCodeLanguage(): void {
  const early = document.querySelector<HTMLInputElement>('fieldset input:checked:not([checked])');
  if (early && early.value !== chosen()) choose(early);
  document.addEventListener('change', ({ target }) => choose(target));
}
