import { css } from '@emotion/react';
import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { nameOf } from '../../lib/text/entry-name';
import { inSentence } from '../../lib/text/in-sentence';
import { color, media, space, text } from '../../theme/tokens';
import { CodeName } from '../code/CodeName';
import { scriptOnly } from '../form/FormBoard';
import { hintStyle } from '../form/field-styles';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { LineBullet } from '../line-bullet/LineBullet';
import { SmartLink } from '../link/SmartLink';

const filters = css({
  display: 'grid',
  gap: space(4),
  [media.tablet]: { gridTemplateColumns: '3fr 4fr 4fr' },
});
const heading = css({ display: 'flex', alignItems: 'center', gap: space(2.5), ...text.h2Article });
const about = css({ margin: `${space(2)} 0 ${space(4)}`, ...text.small, color: color.ink2 });
const list = css({
  borderTop: `1px solid ${color.lineStrong}`,
  '& li': { padding: `${space(1.5)} 0`, borderBottom: `1px solid ${color.line}`, ...text.small },
  '& a': { display: 'block', padding: `${space(0.5)} 0`, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& code': { ...text.code, marginInlineEnd: space(3) },
  '& li > span': { ...text.caption, color: color.ink3 },
  [media.sm]: {
    '& li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(4) },
    '& li > span': { alignSelf: 'center' },
  },
});
/** Short codes have a column. */
const short = css({ '& a': { display: 'grid', gridTemplateColumns: `${space(14)} minmax(0, 1fr)` } });

const keys = ['text', 'rail', 'retry'] as const;

/** The fragment of a network's part, which is also its value in the filter. */
export const idOfNetwork = ({ path }: { path: string }): string => path.replace(/.*\//, '');

/** All codes with their meanings, by network, and a filter that's kept in the address. Without JavaScript, the whole list. */
export function CodesIndex({ page }: { page: Queries.CodesPageQuery['codesPage'] }) {
  const query = new URLSearchParams(useQuery());
  const [words, rail, retry] = keys.map((key) => query.get(key) ?? '') as [string, string, string];
  const change = (key: (typeof keys)[number]) => (value: string) => replaceQuery({ [key]: value });
  const wanted = words.toLowerCase().split(/\s+/);
  const shown = page.networks
    .filter((network) => rail === '' || idOfNetwork(network) === rail)
    .map((network) => ({
      ...network,
      codes: network.codes.filter((code) => {
        const said = `${code.code} ${code.title}`.toLowerCase();
        return (retry === '' || code.retry === retry) && wanted.every((word) => said.includes(word));
      }),
    }))
    .filter(({ codes }) => codes.length > 0);
  const total = shown.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <>
      <div css={[scriptOnly, filters]} {...notInAlternate}>
        <TextField label="Code or words" name="text" type="search" value={words} onChange={change('text')} />
        <SelectField
          label="Rail"
          name="rail"
          value={rail}
          options={[
            { value: '', name: 'All' },
            ...page.networks.map((network) => ({ value: idOfNetwork(network), name: network.name })),
          ]}
          onChange={change('rail')}
        />
        <SelectField
          label="Retry"
          name="retry"
          value={retry}
          options={[{ value: '', name: 'Any' }, ...page.retry.map(({ id, name }) => ({ value: id, name }))]}
          onChange={change('retry')}
        />
        <p css={hintStyle} role="status">
          {total === 0 ? 'No code fits.' : total === 1 ? '1 code' : `${total} codes`}
        </p>
      </div>
      {shown.map((network) => (
        <section key={network.path} aria-labelledby={idOfNetwork(network)}>
          <h2 id={idOfNetwork(network)} css={heading}>
            {network.rail ? <LineBullet rail={network.rail} /> : null}
            <SmartLink href={network.path}>{network.name}</SmartLink>
          </h2>
          <p css={about}>{network.lede}</p>
          <ul css={[list, network.codes.every(({ code }) => code.length < 6) && short]}>
            {network.codes.map((code) => (
              <li key={code.slug}>
                <SmartLink href={`${network.path}/${code.slug}`}>
                  <CodeName name={code.code} /> {code.title}
                </SmartLink>{' '}
                <span>Retry: {inSentence(nameOf(page.retry, code.retry))}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
