import { css } from '@emotion/react';
import { rails } from '../../theme/rails';
import type { Sample } from '../code/CodeTabs';
import { SplitBoard } from '../code/SplitBoard';
import { StationList, type StationRow } from '../stations/StationList';

const onNight = css({ '--rail': rails.ach.onNight });

export type RequestExampleProps = {
  object: string;
  product: { readonly request: { readonly snippets: readonly Sample[] } };
  states: readonly StationRow[];
};

/** A request in several languages, beside the states that its object goes through. */
export function RequestExample({ object, product, states }: RequestExampleProps) {
  return (
    <div css={onNight}>
      <SplitBoard samples={product.request.snippets} legend="Language of the example" title={<p>{object}</p>}>
        <StationList stations={states} label="States of the example transfer" />
      </SplitBoard>
    </div>
  );
}
