/** Payloads of the support emails, as enqueued by SQL. */
import { z } from 'zod';
import { emailField } from '../../../src/domain/api/fields.ts';
import { langs } from '../../../src/i18n/index.ts';
import { userText } from '../booking/data.ts';
import { timestamp } from '../fields.ts';

export const ticketData = z.strictObject({
  reference: z.string().regex(/^SUP-\d{6,12}$/),
  priority: z.enum(['signals', 'subscriber', 'normal']),
  name: userText(400),
  email: emailField,
  subject: userText(600),
  message: userText(20_000),
  language: z.enum(langs),
  at: timestamp,
});

export type Ticket = z.output<typeof ticketData>;
