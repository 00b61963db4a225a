import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { board } from '../../diagrams/board';
import { LineList } from '../../diagrams/line/LineList';
import type { LineData, LineState } from '../../diagrams/line/line-data';
import { Steps } from '../../diagrams/line/Steps';
import { notInAlternate } from '../../lib/routing/markdown-alternate';
import { color, media, space, text } from '../../theme/tokens';
import { CodeName } from '../code/CodeName';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { codeColumn } from './code-column';
import { target, within } from './field-styles';
import { headings } from './heading-styles';
import { SelfLink, selfLink } from './SelfLink';
import { split } from './split-styles';

const lead = css({ margin: `${space(3)} 0 ${space(5)}`, ...text.body, color: color.ink2 });
const picture = css(board, { [media.md]: { padding: space(7) } });
const list = css({
  borderTop: `1px solid ${color.lineStrong}`,
  ...text.caption,
  color: color.ink2,
  '& > div': { padding: `${space(3.5)} 0`, borderBottom: `1px solid ${color.line}` },
  '& > :target': target,
  '& dt > a': selfLink,
  '& dt code': { ...text.code, color: color.ink },
  '& dt span': { ...text.label, color: color.ink3, marginInlineStart: space(1) },
  '& dd': { marginTop: space(1) },
  '&& dd ul': { marginTop: space(1), ...within },
});
const machine = css({ marginTop: space(4), ...text.fine, color: color.ink3 });

function State({ data, state }: { data: LineData; state: LineState }) {
  const { name, final, text: meaning } = state;
  const id = `${data.id}.${name}`;
  return (
    <div id={id}>
      <dt>
        <a href={`#${id}`}>
          <CodeName name={name} />
        </a>{' '}
        {final ? <span>final</span> : null}
      </dt>
      <dd>
        <TextWithLinks text={meaning} />
      </dd>
      {final ? null : (
        <dd>
          Next: <Steps data={data} from={state} />
        </dd>
      )}
    </div>
  );
}

/** A lifecycle: its states with their meanings and next states, beside the picture of the line. */
function Lifecycle({ data, head }: { data: LineData; head: ReactNode }) {
  return (
    <div id={data.id} css={split.part}>
      <div css={split.text}>
        {head}
        <p css={lead}>{data.sentence}</p>
      </div>
      <div css={codeColumn} {...notInAlternate}>
        <div css={picture}>
          <LineList data={data} />
        </div>
      </div>
      <div css={split.text}>
        <dl css={list}>
          {data.states.map((state) => (
            <State key={state.name} data={data} state={state} />
          ))}
        </dl>
        <p css={machine}>
          Machine-readable: <SmartLink href={`/lifecycles/${data.id}.json`}>{`${data.id}.json`}</SmartLink>
        </p>
      </div>
    </div>
  );
}

const parts = css({ '& > div + div': { marginTop: space(12) } });
const name = css(headings.h3, { 'h2 + &': { marginTop: space(5) } });

/** The states of the page's object, which can have more than one lifecycle. */
export function StatesPart({ lifecycles }: { lifecycles: readonly LineData[] }) {
  return (
    <section aria-labelledby="states" css={parts}>
      {lifecycles.map((data, index) => (
        <Lifecycle
          key={data.id}
          data={data}
          head={
            <>
              {index === 0 ? (
                <h2 id="states" css={headings.h2}>
                  <SelfLink id="states">States</SelfLink>
                </h2>
              ) : null}
              {lifecycles.length > 1 ? (
                <h3 css={name}>
                  <SelfLink id={data.id}>{data.name}</SelfLink>
                </h3>
              ) : null}
            </>
          }
        />
      ))}
    </section>
  );
}
