import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button/ButtonLink';
import { SmartLink } from '../../components/link/SmartLink';
import { Logo } from '../../components/logo/Logo';
import { Container } from '../../components/page/Container';
import { SearchControl } from '../../components/search/SearchControl';
import { DesktopMenu } from './DesktopMenu';
import * as styles from './header-styles';
import type { PageLocation } from './location';
import { PhoneMenu } from './PhoneMenu';

export const query = graphql`
  fragment NavigationLink on NavigationItem {
    name
    href
  }
  fragment ColorScheme on ColorSchemeWords {
    title
    system
    light
    dark
  }
  fragment Menu on NavigationMenu {
    id
    name
    items {
      name
      href
      description
      icon
      rail
    }
    quick_links {
      title
      items {
        ...NavigationLink
      }
    }
  }
  fragment Header on Query {
    brand {
      name
    }
    navigation {
      menus {
        ...Menu
      }
      links {
        ...NavigationLink
      }
      sign_in {
        ...NavigationLink
      }
      sign_up {
        ...NavigationLink
      }
      get_started {
        ...NavigationLink
      }
    }
    footer {
      color_scheme {
        ...ColorScheme
      }
    }
  }
`;

type HeaderProps = {
  data: Queries.HeaderFragment;
  location: { pathname: string };
  /** The address marked in the navigation, if it isn't the page's own. */
  place?: PageLocation | undefined;
  wide?: boolean | undefined;
};

/**
 * The bar at the top of every page. It becomes solid past `scrollThreshold`: src/ssr/inline-script.ts sets `data-scrolled` on the
 * root element, so that it's right before hydration. Before it is the link that skips to the content.
 */
export function Header({ data, location: { pathname }, place, wide }: HeaderProps) {
  const { menus, links, sign_in: signIn, sign_up: signUp, get_started: getStarted } = data.navigation;
  // The query is known in the browser only: src/ssr/inline-script.ts marks the link to a filter.
  const location = place ?? { pathname, search: '' };
  const documentation = /^\/documentation(\/|$)/.test(pathname);
  return (
    <>
      <a href="#content" css={styles.skipLink} data-print="none">
        Skip to content
      </a>
      <header css={styles.header} data-header data-print="none">
        <Container wide={wide} css={styles.bar}>
          <Logo brand={data.brand.name} />
          <DesktopMenu menus={menus} links={links} location={location} />
          <SearchControl look={documentation ? 'field' : 'icon'} css={styles.search} />
          <div css={styles.account}>
            <SmartLink href={signIn.href} plain css={styles.signIn}>
              {signIn.name}
            </SmartLink>{' '}
            <ButtonLink href={signUp.href} small>
              {signUp.name}
            </ButtonLink>
          </div>
          <PhoneMenu
            menus={menus}
            links={links}
            signIn={signIn}
            getStarted={getStarted}
            schemeWords={data.footer.color_scheme}
            location={location}
          />
        </Container>
      </header>
    </>
  );
}
