import { ButtonLink } from '../button/ButtonLink';
import { Icon } from '../icon/Icon';
import { Hero } from '../page/Hero';

type HomeHeroProps = {
  headline: string;
  lede: string;
  signUp: { readonly name: string; readonly href: string };
};

/** The top of the home page, with its two ways on. */
export function HomeHero({ headline, lede, signUp }: HomeHeroProps) {
  return (
    <Hero
      headline={headline}
      lede={lede}
      actions={
        <>
          <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>
          <ButtonLink href="/documentation" look="ghost">
            Read the docs <Icon name="arrow" />
          </ButtonLink>
        </>
      }
    />
  );
}
