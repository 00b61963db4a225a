import type { Hit, HitGroup, Piece } from '../../../lib/search/hits';
import { markedPieces } from '../../../lib/search/pieces';
import { subjectWords } from '../../../lib/search/words';
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

function Sentence({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.length > 0 ? (
    <span css={styles.sentence}>
      <Pieces pieces={pieces} />
    </span>
  ) : null;
}

function HitLine({ hit, words, first }: { hit: Hit; words: readonly string[]; first: boolean }) {
  return (
    <li>
      <a href={hit.url} css={first ? styles.first : styles.hit}>
        <span css={styles.title}>
          <Pieces pieces={markedPieces(hit.title, words)} />
          {hit.page ? <span css={styles.page}> in {hit.page}</span> : null}
        </span>
        <Sentence pieces={hit.sentence} />
      </a>
      {hit.parts.length > 0 ? (
        <ul css={styles.parts}>
          {hit.parts.map(({ url, title, sentence }) => (
            <li key={url}>
              <a href={url} css={styles.part}>
                <span css={styles.partTitle}>
                  <Pieces pieces={markedPieces(title, words)} />
                </span>
                <Sentence pieces={sentence} />
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
  const words = subjectWords(query);
  return (
    <>
      {groups.map(({ name, hits }, group) => (
        <section key={name} aria-label={name}>
          <h3 css={styles.group}>
            {name} <span css={styles.count}>{hits.length}</span>
          </h3>
          <ul css={styles.list}>
            {hits.map((hit, place) => (
              <HitLine key={hit.url} hit={hit} words={words} first={group + place === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
