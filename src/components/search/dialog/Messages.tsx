import * as styles from './result-styles';

/** A link, as the page has it. */
type Start = { readonly name: string; readonly href: string };

/** Where to start when nothing is asked yet: the quick links of the menu, which every page has already. */
function startsOfPage(): Start[] {
  return [...document.querySelectorAll('[data-quick-links] a')].map((link) => ({
    name: link.textContent ?? '',
    href: link.getAttribute('href') ?? '',
  }));
}

function Links({ links }: { links: readonly Start[] }) {
  return (
    <ul css={styles.list}>
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

const everything: Start = { name: 'Everything on this site', href: '/search' };
const contact: Start = { name: 'Write to us', href: '/contact' };

/** Shown before anything is asked. */
export function Starts() {
  return (
    <>
      <h3 css={styles.group}>Where many start</h3>
      <Links links={[...startsOfPage(), everything]} />
    </>
  );
}

/** Shown when nothing fits. */
export function Nothing({ query }: { query: string }) {
  return (
    <>
      <p css={styles.message}>
        Nothing found for <strong>{query}</strong>. Try fewer words, or the exact name of a field, an event or
        a code.
      </p>
      <Links links={[everything, contact]} />
    </>
  );
}

/** What keeps the visitor from results, with a way to try again and a page that needs no script. */
function Trouble({ words, tryAgain }: { words: string; tryAgain: () => void }) {
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

/** Shown when the index can't be loaded. */
export const Failed = ({ tryAgain }: { tryAgain: () => void }) => (
  <Trouble
    words="The search index couldn’t be loaded. There may be no connection at the moment."
    tryAgain={tryAgain}
  />
);

/** Shown when an answer takes very long. */
export const Slow = ({ tryAgain }: { tryAgain: () => void }) => (
  <Trouble words="The search index is taking a long time to load." tryAgain={tryAgain} />
);

/** Shown when an answer takes a moment. */
export const Loading = () => <p css={styles.message}>Searching…</p>;
