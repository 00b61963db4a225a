import { css } from '@emotion/react';
import { LineDiagram } from '../../diagrams/line/LineDiagram';
import { inSentence } from '../../lib/text/in-sentence';
import { color, space, text } from '../../theme/tokens';
import { JsonBoard } from '../code/JsonBoard';
import { useCopyButtons } from '../docs/use-copy-buttons';
import { TextWithFacts } from '../figures/TextWithFacts';
import { FieldList } from './FieldList';
import { headings } from './heading-styles';
import { OperationPart } from './OperationPart';
import type { ResourceData } from './resource-data';

const parts = css({ '& > section + section': { marginTop: space(14) } });
const example = css({ margin: `${space(5)} 0` });
const diagram = css({ marginTop: space(5), '& + &': { marginTop: space(10) } });
const lead = css({ margin: `${space(3)} 0 ${space(6)}`, ...text.body, color: color.ink2 });
const events = css({
  margin: `${space(4)} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${color.line}`,
    ...text.caption,
    color: color.ink2,
  },
  '& code': { ...text.code, color: color.ink },
});
const simulations = css({ '& > section + section': { marginTop: space(12) } });

/** A resource: its object, states, operations, events and sandbox simulations. */
export default function ResourceBody({ resource }: { resource: ResourceData }) {
  useCopyButtons();
  const { path, singular, fields, lifecycles } = resource;
  const states = new Set(lifecycles.flatMap((lifecycle) => lifecycle.states.map(({ name }) => name)));
  return (
    <div css={parts}>
      <section aria-labelledby="object">
        <h2 id="object" css={headings.h2} data-name={resource.tag}>
          The object
        </h2>
        <div css={example}>
          <JsonBoard html={resource.example} />
        </div>
        <FieldList fields={fields} states={states} />
      </section>
      {lifecycles.length > 0 ? (
        <section aria-labelledby="states">
          <h2 id="states" css={headings.h2}>
            States
          </h2>
          {lifecycles.map((lifecycle) => (
            <div key={lifecycle.id} css={diagram}>
              <LineDiagram data={lifecycle} column open />
            </div>
          ))}
        </section>
      ) : null}
      {resource.operations.map((operation) => (
        <OperationPart key={operation.id} operation={operation} page={path} object={fields} />
      ))}
      {resource.events.length > 0 ? (
        <section aria-labelledby="events">
          <h2 id="events" css={headings.h2}>
            Events
          </h2>
          <ul css={events}>
            {resource.events.map(({ category, text: meaning }) => (
              <li key={category} id={category} data-name={category}>
                <code>{category}</code> <TextWithFacts text={meaning} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {resource.simulations.length > 0 ? (
        <section aria-labelledby="sandbox" css={simulations}>
          <h2 id="sandbox" css={headings.h2}>
            Simulations
          </h2>
          <p css={lead}>
            These requests simulate the network for the {inSentence(singular)}. They work only in the sandbox,
            with a sandbox API key.
          </p>
          {resource.simulations.map((operation) => (
            <OperationPart key={operation.id} operation={operation} page={path} object={fields} nested />
          ))}
        </section>
      ) : null}
    </div>
  );
}
