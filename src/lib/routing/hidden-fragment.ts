import { replaceHash } from '../hooks/use-hash';

/** Gatsby's scroll handler decodes the fragment with this when it mounts, and throws on one such as "#100%". */
function isDecodable(fragment: string): boolean {
  try {
    decodeURI(fragment);
    return true;
  } catch {
    return false;
  }
}

/** Takes a fragment that can't be decoded out of the address while Gatsby mounts, and puts it back. */
export function hiddenFragment() {
  let hidden = '';
  return {
    hide: () => {
      const { hash } = window.location;
      if (isDecodable(hash)) return;
      hidden = hash.slice(1);
      replaceHash('');
      // Upon which Gatsby's router reads the address again.
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    restore: () => {
      if (hidden) replaceHash(hidden);
    },
  };
}
