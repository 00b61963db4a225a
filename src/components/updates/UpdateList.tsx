import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { dayInWords } from '../../lib/day-in-words';
import type { UpdateFilter } from '../../lib/update-filter';
import { useHydrated } from '../../lib/use-hydrated';
import type { RailId } from '../../theme/rails';
import { color, media, space, text } from '../../theme/tokens';
import type { UpdateCard } from '../cards/UpdateCards';
import { LineBullet } from '../line-bullet/LineBullet';
import { Hero } from '../page/Hero';
import { visuallyHidden } from '../visually-hidden';
import { boundToAddress, type Kind, whenAddressAsks } from './by-address';
import { UpdateFilters } from './UpdateFilters';
import { UpdateHeading } from './UpdateHeading';

type Update = UpdateCard & { readonly products: readonly { readonly rail: RailId; readonly name: string }[] };

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

function UpdateRow({ update, kind }: { update: Update; kind: string }) {
  return (
    <li css={row} data-kind={update.kind}>
      <span css={when}>
        <time dateTime={update.date}>{dayInWords(update.date)}</time> · {kind}
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
            <span css={visuallyHidden}>About {update.products.map(({ name }) => name).join(', ')}.</span>
            {update.products.map(({ rail }) => (
              <LineBullet key={rail} rail={rail} />
            ))}
          </div>
        ) : null}
      </div>
    </li>
  );
}

type UpdateListProps = {
  page: { headline: string; lede: string };
  kinds: readonly Kind[];
  updates: readonly Update[];
  filter: UpdateFilter<Kind>;
};

/** The list of updates with its filters, newest first. The built page lists all; see by-address.ts. */
export function UpdateList({ page, kinds, updates, filter }: UpdateListProps) {
  const hydrated = useHydrated();
  const shown = filter.kind ? updates.filter(({ kind }) => kind === filter.kind?.id) : updates;
  const nameOf = (id: string) => kinds.find((kind) => kind.id === id)?.name ?? id;
  const onlyKind = whenAddressAsks(kinds, ({ id }) => ({
    [`& > :not([data-kind="${id}"])`]: { display: 'none' },
  }));
  return (
    <>
      <Hero
        headline={<UpdateHeading words={page.headline} kinds={kinds} shown={filter.kind} />}
        lede={page.lede}
        eyebrow="Company / Updates"
      />
      <UpdateFilters kinds={kinds} shown={filter.kind} />
      {filter.unknown ? (
        <p css={remark} role="status">
          There is no filter “{filter.unknown}”. All updates are shown.
        </p>
      ) : null}
      <ul css={[list, onlyKind]} data-updates {...boundToAddress(hydrated)}>
        {shown.map((update) => (
          <UpdateRow key={update.path} update={update} kind={nameOf(update.kind)} />
        ))}
      </ul>
    </>
  );
}
