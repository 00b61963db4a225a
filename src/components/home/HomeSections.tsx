import { css } from '@emotion/react';
import { updateCards } from '../../lib/updates/update-cards';
import { color, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import { ProductGrid } from '../cards/ProductGrid';
import { SolutionList } from '../cards/SolutionList';
import { UpdateCards } from '../cards/UpdateCards';
import { SmartLink } from '../link/SmartLink';
import { Section } from '../page/Section';
import { RequestExample } from './RequestExample';

const more = css({ marginTop: space(6), ...text.small });
const boardNote = css({ marginTop: space(4), ...text.caption, color: color.ink2 });

/** The home page below the departures board. */
export default function HomeSections({ data }: { data: Queries.HomePageQuery }) {
  const { home, departures, updates, navigation } = data;
  return (
    <>
      <p css={boardNote}>
        {departures.note} <SmartLink href="/facts">{departures.sources}</SmartLink>
      </p>
      <Section {...home.products}>
        <ProductGrid products={data.allProduct.nodes} />
      </Section>
      <Section {...home.request.head}>
        <RequestExample {...home.request} />
      </Section>
      <Section {...home.solutions}>
        <SolutionList solutions={data.allSolution.nodes} />
        <p css={more}>
          <SmartLink href="/solutions">All solutions</SmartLink>
        </p>
      </Section>
      <Section {...home.updates}>
        <UpdateCards updates={updateCards(data.allUpdate.nodes, updates.kinds)} />
      </Section>
      <ClosingCall
        {...home.closing}
        links={[navigation.get_started, { name: 'See pricing', href: '/fees' }]}
      />
    </>
  );
}
