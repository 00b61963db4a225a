/** The visitor's last searches, kept in this browser only. */

const key = 'recent-searches';

/** Searches that are kept. */
const kept = 5;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The last searches, newest first. Empty if there are none, or if the browser keeps nothing. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a search first. One that differs only in case replaces the earlier one. */
export function keepSearch(query: string): void {
  const text = query.trim();
  if (text === '') return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  try {
    localStorage.setItem(key, JSON.stringify([text, ...others].slice(0, kept)));
  } catch {
    // Nothing is kept.
  }
}

/** Forgets all searches. */
export function clearSearches(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
