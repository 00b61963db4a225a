import type { ReactNode } from 'react';
import { JsonBoard } from '../code/JsonBoard';
import { codeColumn } from './code-column';
import { headings } from './heading-styles';
import { SelfLink } from './SelfLink';
import { split } from './split-styles';

type ListPartProps = {
  id: string;
  title: string;
  /** Name that search finds the part by. */
  name?: string;
  /** Highlighted JSON beside the list, and its title. */
  example: { readonly title: string; readonly html: string } | null;
  /** The list. */
  children: ReactNode;
};

/** A part of a resource's page: a heading and a list, beside an example. */
export function ListPart({ id, title, name, example, children }: ListPartProps) {
  return (
    <section css={split.part} aria-labelledby={id}>
      <h2 id={id} css={[headings.h2, headings.above]} data-name={name}>
        <SelfLink id={id}>{title}</SelfLink>
      </h2>
      {example ? (
        <div css={codeColumn}>
          <JsonBoard {...example} />
        </div>
      ) : null}
      <div css={split.text}>{children}</div>
    </section>
  );
}
