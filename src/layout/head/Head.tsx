import { graphql } from 'gatsby';
import { useEffect, useLayoutEffect, useState } from 'react';
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

/** The build renders the head synchronously; the browser loads react-helmet (6 kB) when the head has to change. */
export const headTags: Preloadable = { load: tags.load, ready: () => tags.get() !== undefined };

function LoadedTags(props: HeadProps) {
  const module = useModule(tags);
  return module ? <module.default {...props} /> : null;
}

/** True once the browser has changed the head; it then keeps updating it. */
let changing = false;

/** The page head: title, description, canonical link, social card tags, feeds. */
export function Head({ data, page, ...props }: HeadProps) {
  const { brand } = data;
  const pathname = page.path ?? props.pathname;
  const title = titleOf(page.title ?? brand.default_title, brand.name);
  const canonical = canonicalOf(brand.url, pathname);
  const { noIndex = false } = page;
  // The next head renders before the last one unmounts, so that the tags are never missing. But react-helmet keeps everything
  // that was rendered, even if React then discards it because a page failed: `noindex` of the error screen would stay on
  // every later page. So that head waits until its page is mounted.
  const [wanted, setWanted] = useState(prerendering || (changing && !noIndex));
  useLayoutEffect(() => {
    const identity = { title, canonical, noIndex };
    changing ||= !isInDocument(identity);
    // The query can change only the title, which doesn't need react-helmet.
    if (!changing) document.title = title;
    // The rest of the head follows after the paint, or never if it can't be loaded.
    else if (!wanted || !tags.get()) writeIdentity(identity);
    // React-helmet would remove what the last page's head had, `noindex` included, before this one's is mounted.
    if (noIndex) setWanted(changing);
  }, [title, canonical, noIndex, wanted]);
  useEffect(() => setWanted(changing));
  if (prerenderedTags) {
    const PrerenderedTags = prerenderedTags().default;
    return <PrerenderedTags data={data} page={page} pathname={pathname} />;
  }
  return wanted ? <LoadedTags data={data} page={page} pathname={pathname} /> : null;
}
