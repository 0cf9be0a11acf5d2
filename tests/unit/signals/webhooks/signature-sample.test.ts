/** The check of a signature in the settings' guide, run against the signatures that are sent. */
import { expect, it } from 'vitest';
import { secretText, signatureHeaders } from '../../../../src/domain/signals/webhooks/signature.ts';
import { signatureSample } from '../../../../src/islands/account/settings/execution/signature-sample.ts';

type Check = (headers: Record<string, string>, body: string, secret: string) => boolean;

it('accepts what is sent, with either secret, and refuses what was changed or is old', async () => {
  const source = `data:text/javascript,${encodeURIComponent(signatureSample)}`;
  const { isGenuine } = (await import(/* @vite-ignore */ source)) as { isGenuine: Check };
  const [old, next, other] = [1, 2, 3].map((byte) => secretText(new Uint8Array(24).fill(byte)));
  if (old === undefined || next === undefined || other === undefined) throw new Error('secrets');
  const sent = { id: 'd1', body: '{"type":"signal.issued"}', at: Date.now() };
  const headers = await signatureHeaders(sent, [next, old]);
  expect([old, next, other].map((secret) => isGenuine(headers, sent.body, secret))).toEqual([
    ...[true, true, false],
  ]);
  expect(isGenuine(headers, `${sent.body} `, next)).toBe(false);
  expect(isGenuine({ ...headers, 'webhook-id': 'd2' }, sent.body, next)).toBe(false);
  const late = await signatureHeaders({ ...sent, at: sent.at - 600_000 }, [next]);
  expect(isGenuine(late, sent.body, next)).toBe(false);
  const undated = { ...headers, 'webhook-timestamp': 'soon' };
  expect(isGenuine(undated, sent.body, next)).toBe(false);
});
