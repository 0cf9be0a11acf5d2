/** Card entry after each answer of the server: a confirmed SetupIntent is of use once. */
import { beforeEach, expect, it, vi } from 'vitest';
import { enterCard } from '../../../src/stores/billing/card.ts';

/** What Stripe and the server were asked, in order. */
const calls: string[] = [];
/** The next answers of `card-save`; `ok` when none is left. */
let answers: string[] = [];
let secrets = 0;

const stripe = vi.hoisted(() => ({ mount: (_secret: string): unknown => undefined }));
const server = vi.hoisted(() => ({
  secret: (): unknown => undefined,
  save: (_setup: string): unknown => undefined,
}));
vi.mock('../../../src/services/stripe.ts', () => ({
  mountCard: async (_place: unknown, _lang: unknown, secret: string) => stripe.mount(secret),
}));
vi.mock('../../../src/stores/billing/billing.ts', () => ({
  cardSecret: async () => server.secret(),
  saveCard: async (setup: string) => server.save(setup),
}));

beforeEach(() => {
  calls.length = 0;
  answers = [];
  secrets = 0;
  vi.stubGlobal('location', { origin: 'https://site.example' });
  server.secret = () => ({ type: 'ok', value: `secret_${(secrets += 1)}` });
  server.save = (setup) => {
    calls.push(`save ${setup}`);
    const code = answers.shift();
    return code === undefined ? { type: 'ok', value: undefined } : { type: 'error', code };
  };
  stripe.mount = (secret) => {
    calls.push(`mount ${secret}`);
    return {
      confirm: async () => {
        calls.push(`confirm ${secret}`);
        return { type: 'ok', value: secret.replace('secret', 'setup') };
      },
      remove: () => calls.push(`remove ${secret}`),
    };
  };
});

const look = { dark: false, primary: '#000', text: '#000', background: '#fff', danger: '#f00' };

async function open() {
  const entry = await enterCard({} as HTMLElement, 'fr', look);
  if (entry.type === 'error') throw new Error(entry.code);
  return entry.value;
}

it.each(['card_declined', 'unknown_card'])(
  'new fields replace those of a card after %s',
  async (code) => {
    const entry = await open();
    answers = [code];
    expect(await entry.save()).toMatchObject({ type: 'error', code });
    expect(await entry.save()).toMatchObject({ type: 'ok' });
    expect(calls).toEqual([
      'mount secret_1',
      'confirm secret_1',
      'save setup_1',
      'remove secret_1',
      'mount secret_2',
      'confirm secret_2',
      'save setup_2',
    ]);
  },
);

it.each(['network', 'stripe_unavailable', 'unexpected'])(
  'a card that Stripe has is saved again after %s, without confirming it twice',
  async (code) => {
    const entry = await open();
    answers = [code];
    expect(await entry.save()).toMatchObject({ type: 'error', code });
    expect(await entry.save()).toMatchObject({ type: 'ok' });
    expect(calls).toEqual(['mount secret_1', 'confirm secret_1', 'save setup_1', 'save setup_1']);
  },
);

it('fields that could not be replaced are asked for at the next attempt', async () => {
  const entry = await open();
  answers = ['card_declined'];
  const { secret } = server;
  server.secret = () => ({ type: 'error', code: 'network' });
  expect(await entry.save()).toMatchObject({ code: 'card_declined' });
  expect(await entry.save()).toMatchObject({ code: 'network' });
  server.secret = secret;
  expect(await entry.save()).toMatchObject({ code: 'card_incomplete' });
  expect(await entry.save()).toMatchObject({ type: 'ok' });
  expect(calls.slice(-3)).toEqual(['mount secret_2', 'confirm secret_2', 'save setup_2']);
});

it('fields that arrive after the form was closed are removed', async () => {
  const entry = await open();
  answers = ['card_declined'];
  const saving = entry.save();
  entry.close();
  await saving;
  expect(calls.slice(-2)).toEqual(['mount secret_2', 'remove secret_2']);
});
