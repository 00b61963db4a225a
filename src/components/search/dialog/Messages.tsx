import * as styles from './result-styles';
import { type Start, startsOfPage } from './starts';

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

/** Shown when the index cannot be had. */
export function Failed({ tryAgain }: { tryAgain: () => void }) {
  return (
    <>
      <p css={styles.message}>
        Search could not be loaded. Perhaps there is no connection at the moment.{' '}
        <button type="button" css={styles.again} onClick={tryAgain}>
          Try again
        </button>
      </p>
      <Links links={[everything]} />
    </>
  );
}
