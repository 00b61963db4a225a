import { Helmet } from 'react-helmet';
import { color } from '../../theme/tokens';
import { type HeadDefaultsData, headOf, type PageMeta } from './head-data';

export type HeadProps = { data: HeadDefaultsData; page: PageMeta; pathname: string };

/** Renders the head through react-helmet. */
export default function HeadTags({ data, page, pathname }: HeadProps) {
  const { title, meta, link, structured } = headOf(data, page, pathname, color.paper);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      <script type="application/ld+json">{JSON.stringify(structured)}</script>
    </Helmet>
  );
}
