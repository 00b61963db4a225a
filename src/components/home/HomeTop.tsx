import type { NetworkMapData } from '../../diagrams/network-map/map-data';
import { NetworkMap } from '../../diagrams/network-map/NetworkMap';
import { ButtonLink } from '../button/ButtonLink';
import { Icon } from '../icon/Icon';
import { Hero } from '../page/Hero';

type HomeTopProps = {
  headline: string;
  lede: string;
  map: NetworkMapData;
  signUp: { readonly name: string; readonly href: string };
};

/** The top of the home page: headline, two links, and the network map. */
export default function HomeTop({ headline, lede, map, signUp }: HomeTopProps) {
  return (
    <>
      <Hero
        headline={headline}
        lede={lede}
        actions={
          <>
            <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>{' '}
            <ButtonLink href="/documentation" look="ghost">
              Read the docs <Icon name="arrow" />
            </ButtonLink>
          </>
        }
      />
      <NetworkMap map={map} />
    </>
  );
}
