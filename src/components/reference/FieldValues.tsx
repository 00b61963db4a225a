import { Fragment } from 'react';
import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { valuesKey } from './field-tree';
import type { FieldData } from './resource-data';

/** Longer lists of values are folded. */
const shownValues = 8;

type FieldValuesProps = {
  field: FieldData;
  /** Whether its values have fragments: those of the page's object do. */
  linked: boolean;
  /** Fragments of the fields whose values the page lists already, by `valuesKey`; empty for those fields themselves. */
  listed: ReadonlyMap<string, string>;
  /** Names of the states that the page explains in their own section. */
  states: ReadonlySet<string>;
};

/** The values of a field with their meanings, or where the page lists them. */
export function FieldValues({ field, linked, listed, states }: FieldValuesProps) {
  const { values, name, path, codes } = field;
  if (codes)
    return (
      <p>
        One of {codes.count} names. Each has a page under{' '}
        <SmartLink href={codes.href}>{codes.name}</SmartLink>.
      </p>
    );
  if (values.length === 0) return null;
  if (values.every(({ value }) => states.has(value)))
    return (
      <p>
        One of {values.length} <a href="#states">states</a>.
      </p>
    );
  const elsewhere = listed.get(valuesKey(field));
  if (elsewhere !== undefined && values.length > 2)
    return (
      <p>
        One of the values of{' '}
        <a href={`#${elsewhere}`} translate="no">
          {elsewhere}
        </a>
        .
      </p>
    );
  const list = (
    <dl>
      {values.map(({ value, text, href }) => (
        <Fragment key={value}>
          {href || !linked ? (
            <dt>
              {href ? (
                <SmartLink href={href} translate="no">
                  {value}
                </SmartLink>
              ) : (
                <span translate="no">{value}</span>
              )}
            </dt>
          ) : (
            <dt id={`${path}.${value}`}>
              <a href={`#${path}.${value}`} translate="no">
                {value}
              </a>
            </dt>
          )}
          <dd>
            <TextWithLinks text={text} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
  if (values.length <= shownValues) return list;
  return (
    <details>
      <summary>
        {values.length} values of <span translate="no">{name}</span>
      </summary>
      {list}
    </details>
  );
}
