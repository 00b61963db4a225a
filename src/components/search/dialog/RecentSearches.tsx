import { useState } from 'react';
import { clearSearches, recentSearches } from '../../../lib/search/recent-searches';
import { Icon } from '../../icon/Icon';
import * as styles from './result-styles';

type RecentSearchesProps = {
  /** Writes a query in the field, focuses it and searches. */
  search: (query: string) => void;
};

/** The visitor's last searches, with a button to clear them. Nothing if there are none. */
export function RecentSearches({ search }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches);
  if (recent.length === 0) return null;
  const clear = () => {
    clearSearches();
    setRecent([]);
    search('');
  };
  return (
    <section aria-label="Recent searches">
      <div css={styles.head}>
        <h3 css={styles.group}>Recent searches</h3>
        <button type="button" css={styles.clear} onClick={clear}>
          Clear
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" css={styles.recent} data-result onClick={() => search(query)}>
              <Icon name="history" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
