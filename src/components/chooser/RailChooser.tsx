import { css } from '@emotion/react';
import { chooseRail } from '../../lib/payments/rail-chooser';
import { media, space, text } from '../../theme/tokens';
import { FormBoard } from '../form/FormBoard';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { Choices } from './Choices';
import type { RailCandidate } from './candidates';
import { useRequirements } from './use-requirements';

const answer = css({ minHeight: space(200), [media.md]: { minHeight: space(150) } });
const sentence = css({ marginBottom: space(5), minHeight: '2.5em', ...text.h3 });
const fine = css({ marginTop: space(5), ...text.fine });

const selects = [
  {
    name: 'direction',
    label: 'Direction',
    options: [
      { value: '', name: 'You send it' },
      { value: 'pull', name: 'You collect it' },
    ],
  },
  {
    name: 'urgency',
    label: 'How soon',
    options: [
      { value: '', name: 'Now' },
      { value: 'today', name: 'Today, if it’s a banking day' },
      { value: 'days', name: 'Within days' },
    ],
  },
  {
    name: 'final',
    label: 'Once it has settled',
    options: [
      { value: '', name: 'It may be returned' },
      { value: 'yes', name: 'It must be final' },
    ],
  },
] as const;

type RailChooserProps = {
  title: string;
  lede: string;
  /** A note about the fees. */
  note: string | null;
  services: readonly RailCandidate[];
};

/** "Which rail?": asks what a payment must do, and ranks the services with the reasons. Its state is in the address. */
export function RailChooser({ title, lede, note, services }: RailChooserProps) {
  const { fields, requirements, error, change } = useRequirements();
  const choices = requirements ? chooseRail(services, requirements) : [];
  const suiting = choices.filter(({ suits }) => suits);
  const first = suiting[0];
  const link = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ''));
  return (
    <FormBoard
      title={title}
      lede={lede}
      id="chooser"
      fields={
        <>
          <TextField
            label="Amount in US dollars"
            error={error}
            hint="Leave empty for any amount."
            name="amount"
            inputMode="decimal"
            value={fields.amount}
            onChange={change('amount')}
          />
          {selects.map(({ name, ...select }) => (
            <SelectField key={name} name={name} {...select} value={fields[name]} onChange={change(name)} />
          ))}
        </>
      }
    >
      <div css={answer}>
        <p css={sentence} role="status">
          {first
            ? `${first.service.name} is the best fit. ${suiting.length} of ${choices.length} services fit.`
            : requirements
              ? 'No service fits all of this. The closest ones come first.'
              : null}
        </p>
        <Choices choices={choices} />
        {requirements ? (
          <p css={fine}>
            <a href={`?${link}#chooser`}>Link to this result</a>. {note}
          </p>
        ) : null}
      </div>
    </FormBoard>
  );
}
