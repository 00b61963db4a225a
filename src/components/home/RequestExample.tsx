import { css } from '@emotion/react';
import { rails } from '../../theme/rails';
import { SplitBoard } from '../code/SplitBoard';
import { StationList } from '../stations/StationList';

const onNight = css({ '--rail': rails.ach.onNight });

/** A request in several languages, beside the states that its object goes through. */
export function RequestExample({ object, product, states }: Queries.HomePageQuery['home']['request']) {
  return (
    <div css={onNight}>
      <SplitBoard samples={product.request.snippets} legend="Language of the example" title={<p>{object}</p>}>
        <StationList stations={states} label="States of the example transfer" />
      </SplitBoard>
    </div>
  );
}
