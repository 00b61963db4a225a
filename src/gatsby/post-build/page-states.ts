/**
 * What the last build found out about the pages that it finished, by the hash of their HTML. A page that hasn't changed since isn't
 * processed again, which would take a millisecond per page.
 */
import { cacheFolder, fileCache, textKey } from '../cache/file-cache';
import { finishedWith, pageAlone } from './finished-html';

export type PageState = {
  /** The hash of the page's HTML. */
  readonly html: string;
  /** The hash of what `pageAlone` returns for it. */
  readonly alone: string;
  /** From the function of that name. */
  readonly finishedWith: string | undefined;
};

const states = () => fileCache(cacheFolder('page-states'));

export type KnownStates = {
  /** The state of a page with this HTML. */
  readonly of: (html: string) => PageState;
};

/** @param version of the workers' code, which includes the functions that derive a state */
export function knownStates(version: string): KnownStates {
  const data = states().get(version);
  const saved: readonly PageState[] = data ? JSON.parse(data.toString('utf8')) : [];
  const known = new Map(saved.map((state) => [state.html, state]));
  return {
    of: (text) => {
      const html = textKey(text);
      const state = known.get(html);
      if (state) return state;
      const alone = pageAlone(text);
      return { html, alone: textKey(alone), finishedWith: finishedWith(text, alone) };
    },
  };
}

/** Saves the states of all pages after a build. */
export function saveStates(version: string, all: readonly PageState[]): void {
  states().put(version, JSON.stringify(all));
  states().prune();
}
