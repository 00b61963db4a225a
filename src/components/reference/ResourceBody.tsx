import { css } from '@emotion/react';
import { inSentence } from '../../lib/text/in-sentence';
import { color, space, text } from '../../theme/tokens';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { FieldList } from './FieldList';
import { fieldList } from './field-styles';
import { headings } from './heading-styles';
import { ListPart } from './ListPart';
import { OperationPart } from './OperationPart';
import type { ResourceData } from './resource-data';
import { SelfLink } from './SelfLink';
import { StatesPart } from './StatesPart';

const parts = css({
  '& > section': { paddingTop: space(12), borderTop: `1px solid ${color.lineStrong}` },
  '& > section + section': { marginTop: space(12) },
});
const lead = css({ margin: `${space(3)} 0 ${space(8)}`, ...text.body, color: color.ink2 });
const simulations = css({ '& > section + section': { marginTop: space(12) } });

type EntryProps = {
  id: string;
  name: string;
  text: string;
  /** Search finds it by its name. */
  isSearched?: boolean;
};

/** A name with its meaning. The name links to itself. */
function Entry({ id, name, text: meaning, isSearched = false }: EntryProps) {
  return (
    <li id={id} data-name={isSearched ? name : undefined}>
      <a href={`#${id}`} translate="no">
        {name}
      </a>
      <p>
        <TextWithLinks text={meaning} />
      </p>
    </li>
  );
}

/** The events of the resource's objects, beside an example. */
function Events({ resource: { events, event } }: { resource: ResourceData }) {
  return (
    <ListPart id="events" title="Events" example={event === null ? null : { title: 'Event', html: event }}>
      <ul css={fieldList}>
        {events.map(({ category, text: meaning }) => (
          <Entry key={category} id={category} name={category} text={meaning} isSearched />
        ))}
      </ul>
    </ListPart>
  );
}

/** The error statuses of the resource's operations. */
function Errors({ errors }: { errors: ResourceData['errors'] }) {
  return (
    <ListPart id="errors" title="Errors" example={null}>
      <ul css={fieldList}>
        {errors.map(({ status, text: meaning }) => (
          <Entry key={status} id={`error-${status}`} name={status} text={meaning} />
        ))}
      </ul>
      <p css={lead}>
        <SmartLink href="/documentation/errors">Errors</SmartLink> explains the types and what to do about
        each.
      </p>
    </ListPart>
  );
}

/** A resource: its object, states, operations, events, errors and sandbox simulations. */
export default function ResourceBody({ resource }: { resource: ResourceData }) {
  const { path, singular, tag, fields, lifecycles, operations, events, errors } = resource;
  const states = new Set(lifecycles.flatMap((lifecycle) => lifecycle.states.map(({ name }) => name)));
  return (
    <div css={parts}>
      <ListPart
        id="object"
        title="The object"
        name={tag}
        example={{ title: singular, html: resource.example }}
      >
        <FieldList fields={fields} states={states} />
      </ListPart>
      {lifecycles.length > 0 ? <StatesPart lifecycles={lifecycles} /> : null}
      {operations.map((operation) => (
        <OperationPart key={operation.id} operation={operation} page={path} object={fields} states={states} />
      ))}
      {events.length > 0 ? <Events resource={resource} /> : null}
      {errors.length > 0 ? <Errors errors={errors} /> : null}
      {resource.simulations.length > 0 ? (
        <section aria-labelledby="sandbox" css={simulations}>
          <h2 id="sandbox" css={headings.h2}>
            <SelfLink id="sandbox">Simulations</SelfLink>
          </h2>
          <p css={lead}>
            These requests simulate the network for the {inSentence(singular)}. They work only in the sandbox,
            with a sandbox API key.
          </p>
          {resource.simulations.map((operation) => (
            <OperationPart
              key={operation.id}
              operation={operation}
              page={path}
              object={fields}
              states={states}
              nested
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}
