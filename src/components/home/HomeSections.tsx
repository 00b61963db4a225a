import { css } from '@emotion/react';
import { updateCards } from '../../lib/updates/update-cards';
import { color, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import { type ProductCard, ProductGrid } from '../cards/ProductGrid';
import { SolutionList, type SolutionRow } from '../cards/SolutionList';
import { type UpdateCard, UpdateCards } from '../cards/UpdateCards';
import { SmartLink } from '../link/SmartLink';
import { Section } from '../page/Section';
import { RequestExample, type RequestExampleProps } from './RequestExample';

const more = css({ marginTop: space(6), ...text.small });
const boardNote = css({ marginTop: space(4), ...text.caption, color: color.ink2 });

type Head = { readonly title: string; readonly lede: string | null };

type HomeSectionsProps = {
  home: {
    readonly products: Head;
    readonly request: RequestExampleProps & { readonly head: Head };
    readonly solutions: Head;
    readonly updates: Head;
    readonly closing: Head;
  };
  /** A note below the departures board. */
  board: { readonly note: string; readonly sources: string };
  products: readonly ProductCard[];
  solutions: readonly SolutionRow[];
  updates: readonly UpdateCard[];
  kinds: readonly { readonly id: string; readonly name: string }[];
  signUp: { readonly name: string; readonly href: string };
};

/** The home page below the departures board. */
export default function HomeSections({
  home,
  board,
  products,
  solutions,
  updates,
  kinds,
  signUp,
}: HomeSectionsProps) {
  return (
    <>
      <p css={boardNote}>
        {board.note} <SmartLink href="/facts">{board.sources}</SmartLink>
      </p>
      <Section {...home.products}>
        <ProductGrid products={products} />
      </Section>
      <Section {...home.request.head}>
        <RequestExample {...home.request} />
      </Section>
      <Section {...home.solutions}>
        <SolutionList solutions={solutions} />
        <p css={more}>
          <SmartLink href="/solutions">All solutions</SmartLink>
        </p>
      </Section>
      <Section {...home.updates}>
        <UpdateCards updates={updateCards(updates, kinds)} />
      </Section>
      <ClosingCall {...home.closing} links={[signUp, { name: 'See pricing', href: '/fees' }]} />
    </>
  );
}
