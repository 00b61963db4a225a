import { NetworkMap } from '../../diagrams/network-map/NetworkMap';
import { ButtonLink } from '../button/ButtonLink';
import { Icon } from '../icon/Icon';
import { Hero } from '../page/Hero';

/** The top of the home page: headline, two links, and the network map. */
export default function HomeTop({ data: { home, navigation } }: { data: Queries.HomePageQuery }) {
  const { get_started: signUp } = navigation;
  return (
    <>
      <Hero
        headline={home.headline}
        lede={home.lede}
        actions={
          <>
            <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>{' '}
            <ButtonLink href="/documentation" look="ghost">
              Read the docs <Icon name="arrow" />
            </ButtonLink>
          </>
        }
      />
      <NetworkMap map={home.map} />
    </>
  );
}
