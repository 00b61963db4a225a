import { Helmet } from 'react-helmet';
import { type HeadDefaultsData, headOf, type PageMeta } from './head-data';
import { asScript, pageData, siteData } from './structured/structured-data';

export type HeadProps = { data: HeadDefaultsData; page: PageMeta; pathname: string };

/** Renders the head through react-helmet, at build time only. */
export default function HeadTags({ data, page, pathname }: HeadProps) {
  const { title, meta, link, structured } = headOf(data, page, pathname);
  const own = pageData(structured);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      <script type="application/ld+json">{asScript(siteData(structured))}</script>
      {own ? <script type="application/ld+json">{asScript(own)}</script> : null}
    </Helmet>
  );
}
