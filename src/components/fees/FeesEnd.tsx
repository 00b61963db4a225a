import { type ServiceRow, ServiceTable } from '../arrival/ServiceTable';
import { ClosingCall } from '../cards/ClosingCall';
import { Section } from '../page/Section';

type FeesEndProps = {
  services: readonly ServiceRow[];
  signUp: { readonly name: string; readonly href: string };
};

/** The end of the pricing page: the timetable of all services, and what to do next. */
export default function FeesEnd({ services, signUp }: FeesEndProps) {
  return (
    <>
      <Section
        title="The timetable"
        lede="Eastern Time, on banking days unless it never closes. Windows are the operator's deadlines, and a sender's own are earlier."
      >
        <ServiceTable title="All services" services={services} />
      </Section>
      <ClosingCall
        title="The sandbox is free."
        lede="Build first, then talk about volumes."
        links={[signUp, { name: 'Talk to us', href: '/contact' }]}
      />
    </>
  );
}
