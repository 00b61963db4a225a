import { css } from '@emotion/react';
import { color, space, text, wrapping } from '../../theme/tokens';
import { ButtonLink } from '../button/ButtonLink';
import { Icon } from '../icon/Icon';
import { SmartLink } from '../link/SmartLink';
import { Hero } from '../page/Hero';

const ways = css({
  ...wrapping,
  columnGap: space(5),
  flexBasis: '100%',
  ...text.caption,
});
const way = css({ paddingBlock: space(1.5), color: color.ink2 });

/** The top of the home page: headline, two buttons, and links to what people come back for. */
export default function HomeTop({ data: { home, navigation } }: { data: Queries.HomePageQuery }) {
  const { get_started: signUp } = navigation;
  return (
    <Hero
      headline={home.headline}
      lede={home.lede}
      actions={
        <>
          <ButtonLink href={signUp.href}>{signUp.name}</ButtonLink>{' '}
          <ButtonLink href="/documentation" look="ghost">
            Read the docs <Icon name="arrow" />
          </ButtonLink>
          <span css={ways}>
            {home.ways.map(({ name, href }) => (
              <span key={href}>
                <SmartLink href={href} css={way}>
                  {name}
                </SmartLink>{' '}
              </span>
            ))}
          </span>
        </>
      }
    />
  );
}
