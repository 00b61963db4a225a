import { css } from '@emotion/react';
import { updateCards } from '../../lib/updates/update-cards';
import { space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import { ProductGrid } from '../cards/ProductGrid';
import { SolutionList } from '../cards/SolutionList';
import { UpdateCards } from '../cards/UpdateCards';
import { SmartLink } from '../link/SmartLink';
import { Section } from '../page/Section';

const more = css({ marginTop: space(6), ...text.small });

/** The home page below the request. */
export default function HomeSections({ data }: { data: Queries.HomePageQuery }) {
  const { home, updates, navigation } = data;
  return (
    <>
      <Section {...home.products}>
        <ProductGrid products={data.allProduct.nodes} />
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
