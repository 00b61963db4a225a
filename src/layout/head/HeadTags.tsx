import { Helmet } from 'react-helmet';
import type { HeadData } from './head-data';

/** Renders the head through react-helmet. */
export function HeadTags({ title, meta, link, structured }: HeadData) {
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      <script type="application/ld+json">{JSON.stringify(structured)}</script>
    </Helmet>
  );
}

export default HeadTags;
