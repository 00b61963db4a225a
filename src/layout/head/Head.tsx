import { graphql } from 'gatsby';
import { useLayoutEffect, useState } from 'react';
import type { Preloadable } from '../../islands/island';
import { prerendered, prerendering } from '../../islands/prerender';
import { useModule } from '../../islands/use-module';
import { loadable } from '../../lib/loading/loadable';
import type { HeadProps } from './HeadTags';
import { canonicalOf, isInDocument, titleOf, writeIdentity } from './page-identity';

export const query = graphql`
  fragment HeadDefaults on Query {
    brand {
      name
      url
      default_title
      default_description
      structured_description
    }
  }
  fragment PageHead on Query {
    ...HeadDefaults
    socialCard(path: $path)
    breadcrumbs(path: $path) {
      name
      path
    }
  }
`;

const loadTags = () => import('./HeadTags');
const prerenderedTags = prerendering ? prerendered('head', loadTags) : undefined;
const tags = loadable(loadTags);

/** The build renders the head at once; the browser loads react-helmet (6 kB) when the head has to change. */
export const headTags: Preloadable = { load: tags.load, ready: () => tags.get() !== undefined };

function LoadedTags(props: HeadProps) {
  const module = useModule(tags);
  return module ? <module.default {...props} /> : null;
}

/** Once the browser has changed the head, it keeps doing so. */
let changing = false;

/** The page head: one title, one description, one canonical, the cards, the feed. */
export function Head({ data, page, ...props }: HeadProps) {
  const { brand } = data;
  const pathname = page.path ?? props.pathname;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const canonical = canonicalOf(brand.url, pathname);
  const { noIndex = false } = page;
  // From page to page the next head is rendered before the last one goes, so that there is no moment without. But
  // react-helmet keeps whatever has been rendered, also what React then throws away because a page failed: "noindex" of
  // the error screen would stay on every later page, so such a head waits until its page is there.
  const [wanted, setWanted] = useState(prerendering || (changing && !noIndex));
  useLayoutEffect(() => {
    const identity = { title, canonical, noIndex };
    changing ||= !isInDocument(identity);
    // What the query of an address changes is the title, and react-helmet is not loaded for that alone.
    if (!changing) document.title = title;
    // The rest of the head can wait, and may never come.
    else if (!tags.get()) writeIdentity(identity);
    setWanted(changing);
  }, [title, canonical, noIndex]);
  if (prerenderedTags) {
    const PrerenderedTags = prerenderedTags().default;
    return <PrerenderedTags data={data} page={page} pathname={pathname} />;
  }
  return wanted ? <LoadedTags data={data} page={page} pathname={pathname} /> : null;
}
