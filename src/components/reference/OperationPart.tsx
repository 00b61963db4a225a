import { css } from '@emotion/react';
import { inSentence } from '../../lib/text/in-sentence';
import { color, space, text } from '../../theme/tokens';
import { CodeBoard } from '../code/CodeBoard';
import { JsonBoard } from '../code/JsonBoard';
import { TextWithFacts } from '../figures/TextWithFacts';
import { SmartLink } from '../link/SmartLink';
import { FieldList } from './FieldList';
import { headings } from './heading-styles';
import type { FieldData, OperationData } from './resource-data';

const part = css({
  '& > * + *': { marginTop: space(4) },
  '& h4, & h2 ~ h3': {
    margin: `${space(6)} 0 ${space(2)}`,
    ...text.mono,
    fontWeight: 400,
    color: color.ink3,
  },
  '& > p': { margin: `${space(3)} 0 0`, ...text.body, color: color.ink2 },
});
const address = css({
  ...text.code,
  color: color.ink,
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 400, color: color.ink3 },
});
const small = css({ '&&': { ...text.caption, color: color.ink3 } });

type OperationPartProps = {
  operation: OperationData;
  /** Path of the page, and the fields of its object. */
  page: string;
  object: readonly FieldData[];
  /** In the sandbox section headings are one level lower, and errors are left out: they're the same as for any request. */
  nested?: boolean;
};

function Response({ operation, page, object }: Pick<OperationPartProps, 'operation' | 'page' | 'object'>) {
  const { returns, many, answer, changes } = operation;
  if (!returns) return answer.length > 0 ? <FieldList fields={answer} object={object} /> : null;
  const href = returns.href === page ? '#object' : returns.href;
  return (
    <>
      <p>
        {many ? 'Returns a page of a list. Each entry is like ' : 'Returns '}
        <SmartLink href={href}>the {inSentence(returns.name)}</SmartLink>
        {changes ? '. These fields of the example have changed:' : '.'}
      </p>
      {changes ? <JsonBoard html={changes} /> : null}
    </>
  );
}

/** An operation: its parameters, example requests and response. */
export function OperationPart({ operation, page, object, nested = false }: OperationPartProps) {
  const { id, method, path, name, text: meaning, parameters, body, errors, snippets } = operation;
  const inPath = parameters.filter((field) => path.includes(`{${field.name}}`));
  const query = parameters.filter((field) => !inPath.includes(field));
  const Heading = nested ? 'h3' : 'h2';
  const Part = nested ? 'h4' : 'h3';
  return (
    <section css={part} aria-labelledby={id}>
      <Heading id={id} css={nested ? headings.h3 : headings.h2} data-name="">
        {name}
      </Heading>
      <p css={address}>
        <b>{method}</b> {path}
      </p>
      <p>
        <TextWithFacts text={meaning} />
        {inPath.map((field) => ` {${field.name}} is ${field.text.replace(/^The/, 'the')}`)}
      </p>
      {query.length > 0 ? (
        <>
          <Part>Query</Part>
          <FieldList fields={query} object={object} />
        </>
      ) : null}
      {body.length > 0 ? (
        <>
          <Part>Body</Part>
          <FieldList fields={body} object={object} />
        </>
      ) : null}
      <CodeBoard samples={snippets} legend="Language of the request" name={id} />
      <Response operation={operation} page={page} object={object} />
      {nested ? null : (
        <p css={small}>
          Errors: {errors.join(', ')}. <SmartLink href="/documentation/errors">Error codes</SmartLink>
        </p>
      )}
    </section>
  );
}
