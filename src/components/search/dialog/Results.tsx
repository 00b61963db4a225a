import type { Hit, HitGroup, Piece } from '../../../lib/search/hits';
import * as styles from './result-styles';

/** A text with what was looked for marked in it. */
function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  let place = 0;
  return (
    <>
      {pieces.map(({ text, marked }) => {
        place += text.length;
        return marked ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>;
      })}
    </>
  );
}

function Excerpt({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.length > 0 ? (
    <span css={styles.excerpt}>
      <Pieces pieces={pieces} />
    </span>
  ) : null;
}

function HitLine({ hit, first }: { hit: Hit; first: boolean }) {
  return (
    <li>
      <a href={hit.url} css={first ? styles.first : styles.hit}>
        <span css={styles.title}>
          <Pieces pieces={hit.title} />
          {hit.page ? <span css={styles.page}> in {hit.page}</span> : null}
        </span>
        <Excerpt pieces={hit.excerpt} />
      </a>
      {hit.parts.length > 0 ? (
        <ul css={styles.parts}>
          {hit.parts.map(({ url, title, excerpt }) => (
            <li key={url}>
              <a href={url} css={styles.part}>
                <span css={styles.partTitle}>
                  <Pieces pieces={title} />
                </span>
                <Excerpt pieces={excerpt} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Results by kind. */
export function Results({ groups }: { groups: readonly HitGroup[] }) {
  return (
    <>
      {groups.map(({ name, hits }, group) => (
        <section key={name} aria-label={name}>
          <h3 css={styles.group}>
            {name} <span css={styles.count}>{hits.length}</span>
          </h3>
          <ul>
            {hits.map((hit, place) => (
              <HitLine key={hit.url} hit={hit} first={group + place === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
