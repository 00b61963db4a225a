import { Helmet } from 'react-helmet';
import { prerendered } from '../../islands/prerender';
import { type HeadDefaultsData, headOf, type PageMeta } from './head-data';

export type HeadProps = { data: HeadDefaultsData; page: PageMeta; pathname: string };

/**
 * Structured data is for crawlers, which load each page from the server, so the browser doesn't get this code. webpack drops
 * the branch, and with it the file, only if the comparison is inline here. In the browser the data of the site stays in the head
 * (`data-site`, see src/ssr/head-order.ts), and react-helmet removes that of the first page on the next.
 */
const prerenderedData =
  process.env.BUILD_STAGE === 'build-html'
    ? prerendered('structured-data', () => import('./structured/structured-data'))
    : undefined;

/** Renders the head through react-helmet. */
export default function HeadTags({ data, page, pathname }: HeadProps) {
  const { title, meta, link, structured } = headOf(data, page, pathname);
  const machines = prerenderedData?.();
  const own = machines?.pageData(structured);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      {machines ? (
        <script type="application/ld+json" data-site>
          {machines.asScript(machines.siteData(structured))}
        </script>
      ) : null}
      {machines && own ? <script type="application/ld+json">{machines.asScript(own)}</script> : null}
    </Helmet>
  );
}
