import { Fragment } from 'react';
import { inSentence } from '../../lib/text/in-sentence';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import type { OperationData } from './resource-data';

/** What an operation does, and the parameters in its path, each with its fragment. */
export function OperationText({ operation: { id, text, path, parameters } }: { operation: OperationData }) {
  const inPath = parameters.filter((field) => path.includes(`{${field.name}}`));
  return (
    <p>
      <TextWithLinks text={text} />
      {inPath.map((field) => (
        <Fragment key={field.name}>
          {' '}
          <a id={`${id}.${field.path}`} href={`#${id}.${field.path}`}>
            <code translate="no">{`{${field.name}}`}</code>
          </a>{' '}
          is <TextWithLinks text={field.text.replace(/^The/, 'the')} />
        </Fragment>
      ))}
    </p>
  );
}

type ReturnsProps = {
  operation: OperationData;
  /** Path of the page. */
  page: string;
};

/** The object in the response, and its changed fields. Nothing for a response of another shape. */
export function Returns({ operation: { returns, many, changes }, page }: ReturnsProps) {
  if (!returns) return null;
  const here = returns.href === page;
  return (
    <p>
      {many ? 'Returns a page of a list. Each entry is like ' : 'Returns '}
      <SmartLink href={here ? '#object' : returns.href}>the {inSentence(returns.name)}</SmartLink>
      {changes.length > 0 ? (
        <>
          {' with changes, marked in the example: '}
          {changes.map((name, index) => (
            <Fragment key={name}>
              {index > 0 ? ', ' : null}
              <SmartLink href={here ? `#${name}` : `${returns.href}#${name}`} translate="no">
                {name}
              </SmartLink>
            </Fragment>
          ))}
        </>
      ) : null}
      .
    </p>
  );
}
