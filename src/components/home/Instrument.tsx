import { css } from '@emotion/react';
import { useEffect, useMemo, useRef } from 'react';
import { boardRows } from '../../diagrams/departures-board/board-rows';
import { DeparturesBoard } from '../../diagrams/departures-board/DeparturesBoard';
import { type LineAnswer, NetworkMap } from '../../diagrams/network-map/NetworkMap';
import { addCopyButtons } from '../../lib/code/copy-buttons';
import { arrivalWords, fits, type Option, priceWords } from '../../lib/payments/options';
import type { RailId } from '../../theme/rails';
import { color, media, space, text } from '../../theme/tokens';
import { RequestBoard } from '../code/RequestBoard';
import { rowsOf } from '../fees/requested-fees';
import { SmartLink } from '../link/SmartLink';
import { Section } from '../page/Section';
import { PaymentForm } from '../payment/PaymentForm';
import { type RailService, servicesOf } from '../payment/services';
import { usePayment } from '../payment/use-payment';
import { Failure } from './Failure';

const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  [media.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${space(76)}` },
});
const boardNote = css({ marginTop: space(4), ...text.caption, color: color.ink2 });

/** What each rail says: the best of its services. */
function answersOf(options: readonly Option<RailService>[]): Partial<Record<RailId, LineAnswer>> {
  const best = [...options].reverse();
  return Object.fromEntries(
    best.map((option) => [
      option.service.rail,
      fits(option)
        ? { fits: true, words: [arrivalWords(option.arrival), priceWords(option)] }
        : { fits: false, words: option.reasons },
    ]),
  );
}

type RequestProps = { request: Queries.RequestSampleFragment; lede: string };

/** The request of a rail, which replaces that of another. */
function RailRequest({ request, lede }: RequestProps) {
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (request && board.current) addCopyButtons(board.current);
  }, [request]);
  return (
    <Section title={request.title} lede={lede}>
      <div ref={board} key={request.title}>
        <RequestBoard request={request} legend="Language of the example" heading="h3" />
      </div>
    </Section>
  );
}

/** A payment to describe, and what the network can do with it: on the map, on the departures board, and in the request. */
export default function Instrument({ data }: { data: Queries.HomePageQuery }) {
  const { home, departures, allRail, fees, allProduct, builtAt } = data;
  const rows = useMemo(() => boardRows(data), [data]);
  const services = useMemo(() => servicesOf(allRail.nodes, rowsOf(fees.groups)), [allRail, fees]);
  const payment = usePayment(services);
  const { options, asked } = payment;
  const lines = home.map.lines.map((line) => ({
    ...line,
    path: allRail.nodes.find(({ rail }) => rail === line.rail)?.product.path ?? '/products',
  }));
  const chosen = asked && options[0] ? options[0].service.rail : lines[0]?.rail;
  const requests = payment.fields.direction === 'pull' ? home.collect : allProduct.nodes;
  const request = requests.find(({ rail }) => rail === chosen)?.request;
  return (
    <>
      <PaymentForm payment={payment} />
      <NetworkMap map={home.map} lines={lines} answers={answersOf(options)} />
      <div css={beside}>
        <DeparturesBoard
          title={departures.title}
          rows={rows}
          builtAt={builtAt}
          fitting={options.filter(fits).map(({ service }) => service.id)}
        />
        <Failure failure={home.failure} />
      </div>
      <p css={boardNote}>
        {departures.note} <SmartLink href="/facts">{departures.sources}</SmartLink>
      </p>
      {request ? <RailRequest request={request} lede={home.request} /> : null}
    </>
  );
}
