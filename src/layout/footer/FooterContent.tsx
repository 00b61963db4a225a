import { SmartLink } from '../../components/link/SmartLink';
import { Logo } from '../../components/logo/Logo';
import { Container } from '../../components/page/Container';
import { SchemeSwitch } from '../../components/scheme-switch/SchemeSwitch';
import { type DisclosureOptions, paragraphsOf } from '../../lib/payments/disclosures';
import * as styles from './footer-styles';

export type FooterProps = {
  data: Queries.FooterFragment;
  /** Of the page. */
  pathname?: string;
  disclosures?: DisclosureOptions;
  wide?: boolean | undefined;
};

type ColumnProps = { column: Queries.FooterFragment['footer']['columns'][number]; pathname: string };

function Column({ column, pathname }: ColumnProps) {
  return (
    <div>
      <h2 css={styles.columnTitle}>{column.title}</h2>
      <ul>
        {column.links.map(({ name, href }) => (
          <li key={href}>
            <SmartLink href={href} css={styles.link} aria-current={href === pathname ? 'page' : undefined}>
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The footer of every page: logo, columns of links, and the disclosures that the page needs. */
export default function FooterContent({ data, pathname = '', disclosures = {}, wide }: FooterProps) {
  const paragraphs = paragraphsOf(data.disclosures, disclosures, data.banks.sample);
  return (
    <footer css={styles.footer}>
      <Container wide={wide}>
        <div css={styles.top}>
          <Logo brand={data.brand.name} animated={false} />
          <SchemeSwitch words={data.footer.color_scheme} />
        </div>
        <div css={styles.columns(data.footer.columns.length)} data-print="none">
          {data.footer.columns.map((column) => (
            <Column key={column.title} column={column} pathname={pathname} />
          ))}
        </div>
        {paragraphs.length > 0 && (
          <section aria-label="Disclosures" css={styles.disclosures} data-print="none">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} css={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        )}
      </Container>
    </footer>
  );
}
