import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { dayInWords } from '../../lib/day-in-words';
import { filterAddress, type UpdateFilter } from '../../lib/update-filter';
import type { RailId } from '../../theme/rails';
import { color, media, radius, space, text } from '../../theme/tokens';
import type { UpdateCard } from '../cards/UpdateCards';
import { LineBullet } from '../line-bullet/LineBullet';
import { Hero } from '../page/Hero';

type Kind = { readonly id: string; readonly filter: string; readonly name: string };

type UpdateRow = UpdateCard & { readonly products: readonly { readonly rail: RailId }[] };

const filters = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  listStyle: 'none',
  margin: `0 0 ${space(8)}`,
  padding: 0,
});

const filterLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: space(10),
  paddingInline: space(4),
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  ...text.nav,
  textDecoration: 'none',
  '&:hover': { backgroundColor: color.white },
  '&[aria-current]': { backgroundColor: color.ink, borderColor: color.ink, color: color.white },
});

const list = css({ listStyle: 'none', margin: 0, padding: 0, borderTop: `1px solid ${color.lineStrong}` });

const row = css({
  display: 'grid',
  gap: `${space(1.5)} ${space(8)}`,
  padding: `${space(6)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '3fr 8fr', alignItems: 'baseline' },
});

const when = css({ ...text.mono, color: color.ink3 });
const title = css({ margin: 0, ...text.rowTitle });
const titleLink = css({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } });
const summary = css({ margin: `${space(1.5)} 0 0`, ...text.body, color: color.ink2 });
const bullets = css({ display: 'flex', gap: space(1.5), marginTop: space(3) });
const remark = css({ margin: `0 0 ${space(6)}`, ...text.body, color: color.ink2 });

type UpdateListProps = {
  page: { headline: string; lede: string };
  kinds: readonly Kind[];
  updates: readonly UpdateRow[];
  filter: UpdateFilter<Kind>;
};

function Filters({ kinds, shown }: { kinds: readonly Kind[]; shown: Kind | undefined }) {
  const current = (is: boolean) => (is ? { 'aria-current': 'page' as const } : {});
  return (
    <nav aria-label="Kinds of update">
      <ul css={filters}>
        <li>
          <Link to="/updates" css={filterLink} {...current(!shown)}>
            All
          </Link>
        </li>
        {kinds.map((kind) => (
          <li key={kind.id}>
            <Link to={filterAddress(kind)} css={filterLink} {...current(shown?.id === kind.id)}>
              {kind.filter}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The list of updates with its filters, newest first. */
export function UpdateList({ page, kinds, updates, filter }: UpdateListProps) {
  const shown = filter.kind ? updates.filter(({ kind }) => kind === filter.kind?.id) : updates;
  const nameOf = (id: string) => kinds.find((kind) => kind.id === id)?.name ?? id;
  return (
    <>
      <Hero
        headline={filter.kind ? filter.kind.filter : page.headline}
        lede={page.lede}
        eyebrow="Company / Updates"
      />
      <Filters kinds={kinds} shown={filter.kind} />
      {filter.unknown ? (
        <p css={remark} role="status">
          There is no filter “{filter.unknown}”. All updates are shown.
        </p>
      ) : null}
      <ul css={list} data-updates>
        {shown.map((update) => (
          <li key={update.path} css={row}>
            <span css={when}>
              <time dateTime={update.date}>{dayInWords(update.date)}</time> · {nameOf(update.kind)}
              {update.sample ? ' (sample)' : ''}
            </span>
            <div>
              <h2 css={title}>
                <Link to={update.path} css={titleLink}>
                  {update.title}
                </Link>
              </h2>
              <p css={summary}>{update.summary}</p>
              {update.products.length > 0 ? (
                <div css={bullets}>
                  {update.products.map(({ rail }) => (
                    <LineBullet key={rail} rail={rail} />
                  ))}
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
