import type { Sample } from '../code/CodeTabs';
import { Highlighted } from '../code/Highlighted';
import { SplitBoard } from '../code/SplitBoard';

export type RequestSample = {
  readonly snippets: readonly Sample[];
  /** The response, highlighted. */
  readonly answer: string;
};

/** A request in several languages, and the response. */
export function ProductRequest({ request }: { request: RequestSample }) {
  return (
    <SplitBoard samples={request.snippets} legend="Language of the request" title={<h3>Response</h3>}>
      <Highlighted html={request.answer} />
    </SplitBoard>
  );
}
