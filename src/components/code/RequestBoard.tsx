import type { Sample } from './CodeTabs';
import { Highlighted } from './Highlighted';
import { SplitBoard } from './SplitBoard';

export type RequestSample = {
  readonly snippets: readonly Sample[];
  /** The response, highlighted. */
  readonly highlightedResponse: string;
};

type RequestBoardProps = {
  request: RequestSample;
  /** Accessible name of the language choice. */
  legend: string;
  /** The level of the response's heading, which follows from the headings before it. */
  heading: 'h2' | 'h3';
};

/** A request in several languages, beside its response. */
export function RequestBoard({ request, legend, heading: Heading }: RequestBoardProps) {
  return (
    <SplitBoard samples={request.snippets} legend={legend} title={<Heading>Response</Heading>}>
      <Highlighted html={request.highlightedResponse} />
    </SplitBoard>
  );
}
