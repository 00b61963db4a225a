import { Helmet } from 'react-helmet';
import { color } from '../../theme/tokens';
import { type HeadDefaultsData, headOf, type PageMeta } from './head-data';
import type * as structuredDataModule from './structured/structured-data';

export type HeadProps = { data: HeadDefaultsData; page: PageMeta; pathname: string };

/** Whoever reads structured data loads each page anew, so the browser has no part in it. */
const machines =
  process.env.BUILD_STAGE === 'build-html'
    ? (require('./structured/structured-data') as typeof structuredDataModule)
    : undefined;

/** Renders the head through react-helmet. */
export default function HeadTags({ data, page, pathname }: HeadProps) {
  const { title, meta, link, structured } = headOf(data, page, pathname, color.paper);
  return (
    <Helmet htmlAttributes={{ lang: 'en' }} title={title} meta={meta} link={link}>
      {machines ? (
        <script type="application/ld+json">{machines.asScript(machines.structuredData(structured))}</script>
      ) : null}
    </Helmet>
  );
}
