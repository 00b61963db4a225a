import { SmartLink } from '../link/SmartLink';
import { TextWithLinks } from '../link/TextWithLinks';
import { FieldValues } from './FieldValues';
import { fieldList } from './field-styles';
import { type FieldTree, sizeOf, treeOf, valuesKey } from './field-tree';
import type { FieldData } from './resource-data';

/** Objects with more fields, nested ones included, are folded. */
const shownFields = 4;

/** Depth to which search finds the fields of an object. */
const deepestFound = 1;

type Shared = {
  /** Before the path of a field in its fragment; empty for the page's object. */
  prefix: string;
  listed: ReadonlyMap<string, string>;
  states: ReadonlySet<string>;
};

/** Fields in their order, in a request those first that it must have. */
const ordered = (trees: readonly FieldTree[], prefix: string): readonly FieldTree[] =>
  prefix === '' ? trees : [...trees].sort((a, b) => Number(b.field.required) - Number(a.field.required));

function Fields({ within, ...shared }: Shared & { within: readonly FieldTree[] }) {
  return (
    <ul>
      {ordered(within, shared.prefix).map((tree) => (
        <Field key={tree.field.name} tree={tree} {...shared} />
      ))}
    </ul>
  );
}

/** The fields of a field. Those of a long object are folded; a link to one of them, and a search in the page, open it. */
function Nested({ tree: { field, within }, ...shared }: Shared & { tree: FieldTree }) {
  const size = sizeOf(within);
  if (size === 0) return null;
  if (size <= shownFields) return <Fields within={within} {...shared} />;
  return (
    <details>
      <summary>
        {size} fields of <span translate="no">{field.name}</span>
      </summary>
      <Fields within={within} {...shared} />
    </details>
  );
}

function Field({ tree, ...shared }: Shared & { tree: FieldTree }) {
  const { field } = tree;
  const { name, path, depth, kind, target, required, text } = field;
  const at = `${shared.prefix}${path}`;
  const ofObject = shared.prefix === '';
  return (
    <li id={at} {...(ofObject && depth <= deepestFound ? { 'data-name': '' } : {})}>
      <a href={`#${at}`} translate="no">
        {name}
      </a>
      {` ${kind} `}
      {required && !ofObject ? <span>required</span> : null}
      <p>
        <TextWithLinks text={text} />
        {target ? (
          <>
            {' '}
            See <SmartLink href={target.href}>{target.name}</SmartLink>.
          </>
        ) : null}
      </p>
      <FieldValues field={field} linked={ofObject} listed={shared.listed} states={shared.states} />
      <Nested tree={tree} {...shared} />
    </li>
  );
}

type FieldListProps = {
  fields: readonly FieldData[];
  /** Before the path of a field in its fragment, such as "create_ach_transfer."; empty for the page's object. */
  prefix?: string;
  /** The fields of the page's object: values listed there aren't repeated. Left out for the object itself. */
  object?: readonly FieldData[];
  /** Names of the states that the page explains in their own section. */
  states?: ReadonlySet<string> | undefined;
};

const noStates: ReadonlySet<string> = new Set();

/** Fields with their types, meanings and values, each with a fragment and a link to it. */
export function FieldList({ fields, prefix = '', object = [], states = noStates }: FieldListProps) {
  const listed = new Map(object.map((field) => [valuesKey(field), field.path]));
  return (
    <ul css={fieldList}>
      {ordered(treeOf(fields), prefix).map((tree) => (
        <Field key={tree.field.name} tree={tree} prefix={prefix} listed={listed} states={states} />
      ))}
    </ul>
  );
}
