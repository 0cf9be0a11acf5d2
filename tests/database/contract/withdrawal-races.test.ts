/** Concurrent withdrawals of several accounts with one card, on many connections. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serviceClient } from '../../../netlify/lib/platform/supabase.ts';
import { startServices, type Services } from '../../functions/fixtures/services.ts';
import { sample } from '../../sizes.ts';

const rounds = sample(5, 100);
const accounts = 12;

let services: Services;

beforeAll(async () => {
  services = await startServices({ connections: 20 });
});
afterAll(() => services.close());

it(`${rounds} times, one of ${accounts} at once is refunded`, async () => {
  const service = serviceClient();
  for (let round = 0; round < rounds; round += 1) {
    const ids = Array.from({ length: accounts }, () => randomUUID());
    await services.supabase.query(
      `insert into contract_ends
         (id, kind, name, email, language, declared_at, confirmed_at, refund, payer_hashes)
       values ${ids
         .map(
           (id) =>
             `('${id}', 'withdrawal', 'x', 'x@y.test', 'fr', now(), now(), 'whole', '{${id}}')`,
         )
         .join(', ')}`,
    );
    const answers = await Promise.all(
      ids.map((id) =>
        service.rpc('decide_withdrawal_refund', { p_id: id, p_cards: [`card-${round}`] }),
      ),
    );
    expect(answers.map(({ error }) => error)).toEqual(ids.map(() => null));
    const decided = answers.map(({ data }) => data);
    expect(decided.filter((refund) => refund === 'whole')).toHaveLength(1);
    // A retry changes nothing.
    for (const [index, id] of ids.entries()) {
      const { data } = await service.rpc('decide_withdrawal_refund', { p_id: id, p_cards: [] });
      expect(data).toBe(decided[index]);
    }
  }
});
