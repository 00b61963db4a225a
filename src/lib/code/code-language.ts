/**
 * The language of code samples: chosen once, stored in the browser, and in the address, so that a shared link shows the
 * same language. The state is the samples' radio buttons; this keeps them in sync.
 */
import { readQuery, replaceQuery } from '../hooks/use-query';
import { afterFrame } from '../loading/after-frame';

/** The attribute of a group of snippets. */
export const languageGroup = 'data-languages';

/** Its key in the query, in storage and, until the page is parsed, in the root element's dataset. */
export const languageKey = 'language';

/** The radio buttons of the groups of snippets below a node; the languages are those that they offer. */
const inputsIn = (node: ParentNode): HTMLInputElement[] => [
  ...node.querySelectorAll<HTMLInputElement>(`[${languageGroup}] input`),
];

/** Storage can be forbidden; then a choice lasts until the next reload. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice, if that's allowed. */
export function store(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Then it is not remembered.
  }
}

/** The language in the address, or otherwise the stored one, if a part of the page offers it. */
function chosen(within: ParentNode): string | undefined {
  const offered = inputsIn(within).map(({ value }) => value);
  const named = new URLSearchParams(readQuery()).get(languageKey);
  return [named, stored(languageKey)].find((name): name is string => name !== null && offered.includes(name));
}

function check(within: ParentNode, language: string): void {
  for (const input of inputsIn(within)) if (input.value === language) input.checked = true;
}

/** Shows a choice in the address and in all samples. */
function show(language: string): void {
  replaceQuery({ [languageKey]: language });
  check(document, language);
}

/** A language that the visitor has chosen before the scripts loaded; the inline script has selected another, or the first one. */
function earlyChoice(): string | undefined {
  const built = chosen(document);
  for (const group of document.querySelectorAll(`[${languageGroup}]`)) {
    const inputs = [...group.querySelectorAll('input')];
    const selected =
      inputs.find(({ value }) => value === built) ?? inputs.find((input) => input.defaultChecked);
    const now = inputs.find(({ checked }) => checked);
    if (now && now !== selected) return now.value;
  }
  return undefined;
}

/**
 * Keeps all samples in the chosen language, including a choice made before the scripts loaded. Call it after Gatsby has
 * rendered the page: Gatsby looks up the page's data by the address, which this changes.
 */
export function followCodeLanguage(): void {
  const early = earlyChoice();
  if (early !== undefined) {
    store(languageKey, early);
    show(early);
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest(`[${languageGroup}]`)) return;
    // At once: the visitor may leave the page before the next frame.
    store(languageKey, target.value);
    // The browser shows the chosen sample first: the rest must not hold up that frame.
    afterFrame(() => {
      if (target.isConnected) show(target.value);
    });
  });
}
