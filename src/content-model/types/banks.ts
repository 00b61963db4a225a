import { z } from 'zod';
import { record, text } from '../fields';

const bank = record('Bank', 'A partner bank.', {
  name: text('Full legal name of the bank.'),
  member_fdic: z.literal(true, 'is not allowed; only members of the FDIC can be partner banks').meta({
    description: 'The bank is a member of the FDIC.',
  }),
  issues_cards: z.boolean().meta({ description: 'The bank issues the cards.' }),
});

/** content/banks.yaml: the two partner banks. */
export const banks = z
  .strictObject({
    sample: z.boolean().meta({ description: 'The names are fictional; the footer says so.' }),
    items: z.array(bank).length(2, 'must be the two partner banks; list exactly two'),
    card_network: text('Legal name of the card network that licenses the issuing bank.').regex(
      /^(?!([Tt]he|[Aa]n?)\s)/,
      'does not name the network; write its legal name',
    ),
  })
  .refine((value) => value.items.filter((item) => item.issues_cards).length === 1, {
    error:
      'must have one bank that issues the cards; write "issues_cards: true" at one and false at the other',
    path: ['items'],
  })
  .meta({ id: 'BanksContent', description: 'The partner banks.' });
