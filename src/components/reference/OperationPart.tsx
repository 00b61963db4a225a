import { css } from '@emotion/react';
import { Fragment } from 'react';
import { color, space, text } from '../../theme/tokens';
import { CodeBoard } from '../code/CodeBoard';
import { CodeName } from '../code/CodeName';
import { JsonBoard } from '../code/JsonBoard';
import { codeColumn } from './code-column';
import { FieldList } from './FieldList';
import { code } from './field-styles';
import { headings } from './heading-styles';
import { OperationText, Returns } from './OperationText';
import type { FieldData, OperationData } from './resource-data';
import { SelfLink } from './SelfLink';
import { split } from './split-styles';

const words = css(split.text, {
  '& > p': { marginTop: space(3), ...text.body, color: color.ink2 },
  '& p code': code,
  '& a[id]': { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
});
const address = css({
  '&&': { ...text.code, color: color.ink },
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 400, color: color.ink3 },
});
const small = css({ '&&': { ...text.caption, color: color.ink3 } });

type OperationPartProps = {
  operation: OperationData;
  /** Path of the page, and the fields of its object. */
  page: string;
  object: readonly FieldData[];
  /** Names of the states that the page explains in their own section. */
  states?: ReadonlySet<string> | undefined;
  /** In the sandbox headings are one level lower, and errors are left out: they're the same as for any request. */
  nested?: boolean;
};

/** The statuses of errors that any request can have: of the key, of too many requests, and of ours. */
const ofAnyRequest = new Set(['401', '403', '429', '500']);

/** The lists of fields of an operation under their headings; empty ones are left out. */
function fieldLists({ parameters, path, body, responseFields }: OperationData) {
  const others = parameters.filter(({ name }) => !path.includes(`{${name}}`));
  // Names of HTTP header fields start with a capital letter; names in a query never do.
  const isHeader = ({ name }: FieldData) => /^[A-Z]/.test(name);
  return [
    { title: 'Headers', prefix: '', fields: others.filter(isHeader) },
    { title: 'Query', prefix: '', fields: others.filter((field) => !isHeader(field)) },
    { title: 'Body', prefix: '', fields: body },
    { title: 'Response', prefix: 'response.', fields: responseFields },
  ].filter(({ fields }) => fields.length > 0);
}

/** An operation: its parameters and fields, beside its request in every language and its response. */
export function OperationPart({ operation, page, object, states, nested = false }: OperationPartProps) {
  const { id, method, path, name, snippets } = operation;
  const own = operation.errors.filter(({ status }) => !ofAnyRequest.has(status));
  const responses = [
    { name: 'Response 200', html: operation.response },
    ...operation.samples,
    ...own.map(({ status, example }) => ({ name: status, html: example })),
  ].flatMap(({ name, html }) => (html === null ? [] : [{ name, html }]));
  const Heading = nested ? 'h3' : 'h2';
  const Part = nested ? 'h4' : 'h3';
  return (
    <section css={split.part} aria-labelledby={id}>
      <div css={words}>
        <Heading id={id} css={nested ? headings.h3 : headings.h2} data-name="">
          <SelfLink id={id}>{name}</SelfLink>
        </Heading>
        <p css={address} translate="no">
          <b>{method}</b> {path}
        </p>
        <OperationText operation={operation} />
        <Returns operation={operation} page={page} />
      </div>
      <div css={codeColumn}>
        <CodeBoard samples={snippets} legend="Language of the request" name={id} />
        {operation.response === null ? null : own.length === 0 ? (
          <JsonBoard title="Response 200" html={operation.response} />
        ) : (
          <CodeBoard
            samples={responses}
            legend="Status of the response"
            name={`${id}-response`}
            languages={false}
          />
        )}
      </div>
      <div css={words}>
        {fieldLists(operation).map(({ title, prefix, fields }) => (
          <Fragment key={title}>
            <Part css={headings.part}>{title}</Part>
            <FieldList fields={fields} prefix={`${id}.${prefix}`} object={object} states={states} />
          </Fragment>
        ))}
        {nested ? null : (
          <p css={small}>
            Errors:{' '}
            {own.map(({ status, type }) => (
              <Fragment key={status}>
                <a href={`#error-${status}`}>
                  {status} {type ? <CodeName name={type} /> : null}
                </a>
                ,{' '}
              </Fragment>
            ))}
            {own.length > 0 ? 'and ' : null}
            <a href="#errors">those of any request</a>.
          </p>
        )}
      </div>
    </section>
  );
}
