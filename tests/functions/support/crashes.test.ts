/**
 * The process is killed at each step of a submission; after the user's retry and the scheduled run:
 * one ticket, two emails.
 */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sampleOf } from '../../sizes.ts';
import { startAccountServices, type AccountServices } from '../fixtures/account-services.ts';
import { killedAt } from '../fixtures/killed-call.ts';
import { runDeliver } from '../contract/fixtures.ts';
import {
  clearAll,
  emailTemplates,
  message,
  newCaller,
  sendBody,
  formTokenOf,
  tickets,
} from './fixtures.ts';

let services: AccountServices;

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  await clearAll(services);
  services.sentEmails.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const points = [
  'support:opened',
  'deliver:claimed',
  'deliver:sent',
  'deliver:finished',
  'support:emails-sent',
];

it.each(sampleOf(points, 2))(
  'killed at %s, then retried: one ticket and two emails',
  async (point) => {
    const body = message({ email: 'ada@example.test' });
    const caller = newCaller();
    expect(
      await killedAt(point, 'support', { body, headers: { 'x-nf-client-connection-ip': caller } }),
    ).toBe('SIGKILL');
    const [ticket, ...more] = await tickets(services);
    expect(more).toEqual([]);
    for (const again of [body, { ...body, form_token: formTokenOf() }]) {
      const answer = await sendBody(again, { caller });
      expect(await answer.json()).toMatchObject({ type: 'ticket', reference: ticket?.reference });
    }
    await runDeliver(services);
    expect(await tickets(services)).toHaveLength(1);
    expect(await emailTemplates(services)).toEqual(['staff-ticket', 'support-copy']);
    const left = await services.supabase.query('select id from emails where sent_at is null');
    expect(left).toEqual([]);
    // Retries of an email have the same idempotency key: Resend sends it once.
    expect(new Set(services.sentEmails.map(({ id }) => id)).size).toBe(2);
    expect(new Set(services.sentEmails.map(({ to }) => to.join())).size).toBe(2);
  },
  60_000,
);
