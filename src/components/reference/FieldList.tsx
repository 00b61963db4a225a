import { css } from '@emotion/react';
import { Fragment } from 'react';
import { color, media, space, text } from '../../theme/tokens';
import { TextWithFacts } from '../figures/TextWithFacts';
import { SmartLink } from '../link/SmartLink';
import { type FieldTree, treeOf, valuesKey } from './field-tree';
import type { FieldData } from './resource-data';

/** Longer lists of values are collapsed. */
const shownValues = 8;

/** Depth to which fields have a fragment. */
const deepestLinked = 1;

/** Styled on the list, because a page has hundreds of fields. */
const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.lineStrong}`,
  overflowWrap: 'anywhere',
  '& ul': {
    listStyle: 'none',
    margin: `${space(3)} 0 0`,
    padding: `0 0 0 ${space(4)}`,
    borderInlineStart: `1px solid ${color.lineStrong}`,
  },
  '& li': { padding: `${space(3.5)} 0`, scrollMarginTop: space(20) },
  '& li + li, & > li': { borderBottom: `1px solid ${color.line}` },
  '& ul > li': { padding: `${space(2.5)} 0`, borderBottom: 0 },
  '& li:target': { backgroundColor: color.raised },
  '& p': { margin: 0, ...text.caption, color: color.ink2 },
  '& li > p + p': { marginTop: space(0.5) },
  '& code': { ...text.code, color: color.ink },
  '& span, & summary': { ...text.mono, color: color.ink3, marginInlineStart: space(2) },
  '& details, & dl': { margin: `${space(2)} 0 0` },
  '& summary': { marginInlineStart: 0, cursor: 'pointer', width: 'fit-content', color: color.ink2 },
  '& dl': { ...text.caption, color: color.ink2 },
  '& dt': { ...text.mono, color: color.ink, marginTop: space(2) },
  '& dd': { margin: 0, [media.sm]: { paddingInlineStart: space(4) } },
});

type ListedProps = {
  /** Paths of the fields whose values the page lists already, by `valuesKey`. */
  listed: ReadonlyMap<string, string>;
  /** Whether fields have fragments: those of the object do. */
  linked: boolean;
  /** Names of the states that the page explains in their own section. */
  states: ReadonlySet<string>;
};

function Values({ field, listed, linked, states }: ListedProps & { field: FieldData }) {
  const { values, name, codes } = field;
  if (codes)
    return (
      <p>
        One of {codes.count} names. Each has a page under{' '}
        <SmartLink href={codes.href}>{codes.name}</SmartLink>.
      </p>
    );
  const elsewhere = linked ? undefined : listed.get(valuesKey(field));
  if (values.length === 0) return null;
  if (values.every(({ value }) => states.has(value)))
    return (
      <p>
        One of {values.length} <a href="#states">states</a>.
      </p>
    );
  if (elsewhere !== undefined && values.length > 2)
    return (
      <p>
        One of the values of <a href={`#${elsewhere}`}>{elsewhere}</a>.
      </p>
    );
  const shown = (
    <dl>
      {values.map(({ value, text: meaning, href }) => (
        <Fragment key={value}>
          <dt>{href ? <SmartLink href={href}>{value}</SmartLink> : value}</dt>
          <dd>
            <TextWithFacts text={meaning} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
  if (values.length <= shownValues) return shown;
  return (
    <details>
      <summary>
        {values.length} values of {name}
      </summary>
      {shown}
    </details>
  );
}

function Field({ tree: { field, within }, ...listed }: ListedProps & { tree: FieldTree }) {
  const { linked } = listed;
  const { name, path, depth, kind, target, required, text: meaning } = field;
  return (
    <li {...(linked && depth <= deepestLinked ? { id: path, 'data-name': '' } : {})}>
      <p>
        <code>{name}</code> <span>{kind}</span> {required && !linked ? <span>required</span> : null}
      </p>
      <p>
        <TextWithFacts text={meaning} />
        {target ? (
          <>
            {' '}
            See <SmartLink href={target.href}>{target.name}</SmartLink>.
          </>
        ) : null}
      </p>
      <Values field={field} {...listed} />
      {within.length > 0 ? (
        <ul>
          {within.map((inner) => (
            <Field key={inner.field.name} tree={inner} {...listed} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type FieldListProps = {
  fields: readonly FieldData[];
  /** The fields of the page's object: values listed there aren't repeated. */
  object?: readonly FieldData[];
  /** Names of the states that the page explains in their own section. */
  states?: ReadonlySet<string>;
};

const noStates: ReadonlySet<string> = new Set();

/** Fields with their types, meanings and values. Fields of the object itself if `object` is left out. */
export function FieldList({ fields, object, states = noStates }: FieldListProps) {
  const reachable = object?.filter(({ depth }) => depth <= deepestLinked);
  const listed = new Map(reachable?.map((field) => [valuesKey(field), field.path]));
  return (
    <ul css={list}>
      {treeOf(fields).map((tree) => (
        <Field
          key={tree.field.name}
          tree={tree}
          listed={listed}
          linked={object === undefined}
          states={states}
        />
      ))}
    </ul>
  );
}
