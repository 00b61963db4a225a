import type { Hit, HitGroup, Piece } from '../../../lib/search/hits';
import { excerptPieces, titlePieces } from '../../../lib/search/pieces';
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

function HitLine({ hit, query, first }: { hit: Hit; query: string; first: boolean }) {
  return (
    <li>
      <a href={hit.url} css={first ? styles.first : styles.hit}>
        <span css={styles.title}>
          <Pieces pieces={titlePieces(hit.title, query)} />
          {hit.page ? <span css={styles.page}> in {hit.page}</span> : null}
        </span>
        <span css={styles.excerpt}>
          <Pieces pieces={excerptPieces(hit.excerpt)} />
        </span>
      </a>
      {hit.parts.length > 0 ? (
        <ul css={styles.parts}>
          {hit.parts.map(({ url, title }) => (
            <li key={url}>
              <a href={url} css={styles.part}>
                <span>
                  <Pieces pieces={titlePieces(title, query)} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Results by kind. */
export function Results({ groups, query }: { groups: readonly HitGroup[]; query: string }) {
  return (
    <>
      {groups.map(({ name, hits }, group) => (
        <section key={name} aria-label={name}>
          <h3 css={styles.group}>
            {name} <span css={styles.count}>{hits.length}</span>
          </h3>
          <ul css={styles.list}>
            {hits.map((hit, place) => (
              <HitLine key={hit.url} hit={hit} query={query} first={group + place === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
