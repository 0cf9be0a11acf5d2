/** A credential as issued is accepted, here and by an independent verifier; anything else is refused. */
import { describe, expect, it } from 'vitest';
import type { IssuerDocument } from '../../../../src/domain/course/certificate/published.ts';
import {
  issuerDocument,
  revocationList,
} from '../../../../src/domain/course/certificate/published.ts';
import { signBadge } from '../../../../src/domain/course/certificate/signature.ts';
import { verifyBadge } from '../../../../src/domain/course/certificate/verify.ts';
import { seededRandom } from '../../../seeded-random.ts';
import { sample, seedOf } from '../../../sizes.ts';
import { facts, issue, later, newKey, origin } from './fixture.ts';
import { isAcceptedElsewhere } from './independent-verifier.ts';
import { mutate } from './mutations.ts';

const { key, badge, published } = await issue();
const text = JSON.stringify(badge);
const issuer = published.issuer as IssuerDocument;
const refused = (reason: string) => ({ type: 'refused', reason });

describe('a credential as issued', () => {
  it('is valid, however its JSON is laid out', async () => {
    const reordered = Object.fromEntries(Object.entries(badge).reverse());
    for (const file of [text, JSON.stringify(badge, null, 2), JSON.stringify(reordered)])
      expect(await verifyBadge(file, published, later)).toEqual({ type: 'valid', facts });
  });

  it('is accepted by an independent verifier', async () => {
    expect(await isAcceptedElsewhere(badge, issuer)).toBe(true);
    const forged = { ...badge, name: 'Another course' };
    expect(await isAcceptedElsewhere(forged, issuer)).toBe(false);
  });

  it('stays valid after its key was replaced, as long as that is published', async () => {
    const keys = [(await newKey()).publicKey, key.publicKey];
    const rotated = { ...published, issuer: issuerDocument(origin, facts.issuerName, keys) };
    expect(await verifyBadge(text, rotated, later)).toMatchObject({ type: 'valid' });
    const gone = issuerDocument(origin, facts.issuerName, keys.slice(0, 1));
    expect(await verifyBadge(text, { ...published, issuer: gone }, later)).toEqual(
      refused('unknown_key'),
    );
  });
});

describe('a forged credential', () => {
  it('is refused after any change', async () => {
    const seed = seedOf(20);
    const random = seededRandom(seed);
    for (let n = 0; n < sample(100, 5_000); n += 1) {
      const { says, text: mutant } = mutate(badge, random);
      const result = await verifyBadge(mutant, published, later);
      expect(result.type, `${says} (seed ${seed})`).toBe('refused');
    }
  });

  it('is refused when a member is given twice', async () => {
    const twice = text.replace('"name":', '"name":"Another course","name":');
    expect(await verifyBadge(twice, published, later)).toEqual(refused('unreadable'));
    const escaped = text.replace('"name":', String.raw`"n\u0061me":"Another course","name":`);
    expect(await verifyBadge(escaped, published, later)).toEqual(refused('unreadable'));
  });

  it('is refused when signed by another key, even one that it names itself', async () => {
    const own = await newKey();
    const forged = await signBadge(facts, own);
    expect(await verifyBadge(JSON.stringify(forged), published, later)).toEqual(
      refused('unknown_key'),
    );
    const method = badge.proof.verificationMethod;
    const claimed = { ...forged, proof: { ...forged.proof, verificationMethod: method } };
    expect(await verifyBadge(JSON.stringify(claimed), published, later)).toEqual(
      refused('altered'),
    );
    const elsewhere = await signBadge({ ...facts, origin: 'https://other.example' }, key);
    expect(await verifyBadge(JSON.stringify(elsewhere), published, later)).toEqual(
      refused('other_issuer'),
    );
  });

  it('is refused before its date, and when it is no credential at all', async () => {
    expect(await verifyBadge(text, published, new Date('2026-01-02T00:00:00Z'))).toEqual(
      refused('not_yet_valid'),
    );
    for (const file of ['', '{', '[]', 'null', '"x"', '{}', `${' '.repeat(20_000)}${text}`])
      expect(await verifyBadge(file, published, later)).toEqual(refused('unreadable'));
  });
});

describe('a revoked credential', () => {
  it('is recognised with its reason', async () => {
    const revoked = [
      { number: 'ECT-0000-0000-0000', reason: 'fraud' },
      { number: facts.number, reason: 'replaced' },
    ] as const;
    const lists = { ...published, revocations: revocationList(origin, revoked) };
    expect(await verifyBadge(text, lists, later)).toEqual({
      type: 'revoked',
      facts,
      reason: 'replaced',
    });
  });

  it('is never taken for valid when the list cannot be read', async () => {
    for (const broken of [undefined, null, {}, { revokedCredential: 'none' }, '<html>'])
      expect(await verifyBadge(text, { ...published, revocations: broken }, later)).toEqual({
        type: 'unavailable',
      });
    expect(await verifyBadge(text, { ...published, issuer: {} }, later)).toEqual({
      type: 'unavailable',
    });
  });
});
