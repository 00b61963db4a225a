/** Values kept in sessionStorage, or in memory if storage isn't available. */
const memory = new Map<string, string>();

/** The text stored under a name, or null. */
export function readSession(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Stores a text under a name; null removes it. Returns whether it outlasts the page. */
export function writeSession(name: string, text: string | null): boolean {
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
    return true;
  } catch {
    if (text === null) memory.delete(name);
    else memory.set(name, text);
    return false;
  }
}
