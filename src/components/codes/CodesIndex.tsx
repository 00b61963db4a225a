import { css } from '@emotion/react';
import { color, radius, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import { CodeName } from '../code/CodeName';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { Hero } from '../page/Hero';
import { Section } from '../page/Section';
import { visuallyHidden } from '../visually-hidden';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2),
  padding: `${space(5)} 0 0`,
  borderTop: `1px solid ${color.lineStrong}`,
});
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: space(8),
  padding: `0 ${space(3)}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  ...text.code,
  color: color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: color.surface, textDecoration: 'underline' },
});
const documents = css({ paddingInlineStart: space(10), listStyle: 'disc' });
const all = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  marginTop: space(5),
  ...text.small,
});

type CodesIndexProps = {
  page: Queries.CodesPageQuery['codesPage'];
  signUp: Queries.NavigationLinkFragment;
};

/** The index of the codes: every code of every network, by name. */
export default function CodesIndex({ page, signUp }: CodesIndexProps) {
  return (
    <>
      <Hero
        headline={page.headline}
        lede={page.lede}
        eyebrow={
          <span>
            <SmartLink href="/documentation">Documentation</SmartLink> / Codes
          </span>
        }
      />
      {page.networks.map((network) => (
        <Section key={network.path} title={network.name} lede={network.lede}>
          <ul css={list}>
            {network.codes.map(({ code, slug, title }) => (
              <li key={slug}>
                <SmartLink href={`${network.path}/${slug}`} css={chip}>
                  <CodeName name={code} /> <span css={visuallyHidden}>{title}</span>
                </SmartLink>
              </li>
            ))}
          </ul>
          <p css={all}>
            {network.rail ? <LineBullet rail={network.rail} size="small" /> : null}
            <SmartLink href={network.path}>{`${network.name}, with meanings`}</SmartLink>
          </p>
        </Section>
      ))}
      <Section title="Read more">
        <ul css={documents}>
          {page.documents.map(({ name, href }) => (
            <li key={href}>
              <SmartLink href={href}>
                <TextWithLinks text={name} />
              </SmartLink>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall {...page.closing} links={[signUp, { name: 'Read the docs', href: '/documentation' }]} />
    </>
  );
}
