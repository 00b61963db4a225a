import { startingPoints } from '../starting-points';
import * as styles from './result-styles';

type QuickLink = { readonly name: string; readonly href: string };

/** The quick links of the header's menu, which every page contains. */
const quickLinksOfPage = (): QuickLink[] =>
  [...document.querySelectorAll('[data-quick-links] a')].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));

function Links({ links }: { links: readonly QuickLink[] }) {
  return (
    <ul>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} css={styles.start}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const everything: QuickLink = { name: 'Everything on this site', href: '/search' };
const contact: QuickLink = { name: 'Contact us', href: '/contact' };

/** Shown for an empty query. */
export function QuickLinks() {
  return (
    <>
      <h3 css={styles.group}>Quick links</h3>
      <Links links={[...quickLinksOfPage(), ...startingPoints, everything]} />
    </>
  );
}

/** Shown for a query without results. */
export const NoResults = ({ query }: { query: string }) => (
  <>
    <p css={styles.message}>
      No results for <strong>{query}</strong>. Try fewer words, or the exact name of a field, an event or a
      code.
    </p>
    <Links links={[everything, contact]} />
  </>
);

/** An error or a delay, with a retry button and a link to a page that works without JavaScript. */
function Problem({ words, tryAgain }: { words: string; tryAgain: () => void }) {
  return (
    <>
      <p css={styles.message}>
        {words}{' '}
        <button type="button" css={styles.again} onClick={tryAgain}>
          Try again
        </button>
      </p>
      <Links links={[everything]} />
    </>
  );
}

/** Shown if the index can't be loaded. */
export const Failed = ({ tryAgain }: { tryAgain: () => void }) => (
  <Problem words="The search index couldn’t be loaded. Check your connection." tryAgain={tryAgain} />
);

/** Shown if the index takes very long to load. */
export const Slow = ({ tryAgain }: { tryAgain: () => void }) => (
  <Problem words="The search index is taking a long time to load." tryAgain={tryAgain} />
);

/** Shown if the browser can't run the search. */
export const Unsupported = () => (
  <>
    <p css={styles.message}>Search needs WebAssembly, which is turned off in this browser.</p>
    <Links links={[everything]} />
  </>
);

/** Shown while a search is running. */
export const Loading = () => <p css={styles.message}>Searching…</p>;
