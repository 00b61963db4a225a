import { css } from '@emotion/react';
import { Timetable } from '../../diagrams/timetable/Timetable';
import type { TimetableService } from '../../diagrams/timetable/timetable-data';
import { color, space, text } from '../../theme/tokens';
import { ClosingCall } from '../cards/ClosingCall';
import type { Price, RailRecord } from '../chooser/candidates';
import { Section } from '../page/Section';
import { type ComparedService, ServiceComparison } from './ServiceComparison';

const noteStyle = css({ marginTop: space(5), ...text.fine, color: color.ink2 });

type Part = { readonly title: string; readonly lede: string };

type ProductsEndProps = {
  page: { readonly comparison: Part; readonly closing: Part };
  rails: readonly RailRecord<ComparedService & TimetableService>[];
  prices: readonly Price[];
  /** A note about the fees. */
  note: string | null;
  signUp: { readonly name: string; readonly href: string };
};

/** The products page below the chooser: a comparison of all services, which works without JavaScript, and what to do next. */
export default function ProductsEnd({ page, rails, prices, note, signUp }: ProductsEndProps) {
  return (
    <>
      <Section {...page.comparison} id="comparison">
        <Timetable
          name={page.comparison.title}
          services={rails.flatMap(({ rail, services }) => services.map((service) => ({ ...service, rail })))}
        />
        <ServiceComparison title={page.comparison.title} rails={rails} prices={prices} />
        {note ? <p css={noteStyle}>{note}</p> : null}
      </Section>
      <ClosingCall {...page.closing} links={[signUp, { name: 'See pricing', href: '/fees' }]} />
    </>
  );
}
