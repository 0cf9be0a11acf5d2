/** What the mails about a message to the support are made from, as SQL writes it. */
import { z } from 'zod';
import { emailField } from '../../../src/domain/api/fields.ts';
import { langs } from '../../../src/i18n/index.ts';
import { typed } from '../booking/data.ts';
import { instant } from '../fields.ts';

export const ticketData = z.strictObject({
  reference: z.string().regex(/^SUP-\d{6,12}$/),
  priority: z.enum(['signals', 'subscriber', 'normal']),
  name: typed(400),
  email: emailField,
  subject: typed(600),
  message: typed(20_000),
  language: z.enum(langs),
  at: instant,
});

export type Ticket = z.output<typeof ticketData>;
