/** The requests of each recipe, event by event. */
import { describe, expect, it } from 'vitest';
import {
  messageOf,
  testMessage,
  type SignalFacts,
} from '../../../../src/domain/signals/webhooks/message.ts';
import {
  readRecipeValues,
  recipeRequest,
} from '../../../../src/domain/signals/webhooks/recipes.ts';
import type { RecipeValues } from '../../../../src/domain/signals/webhooks/request.ts';
import type { WebhookRecipe } from '../../../../src/domain/api/signal-webhooks.ts';

const signal = '7d9c3f7e-1111-4000-8000-000000000001';
const at = '2026-11-26T10:00:00.000Z';
const facts: SignalFacts = {
  action: 'buy',
  coin: 'bitcoin',
  currency: 'usd',
  entry: '100',
  valid_until: '2026-11-26T12:00:00.000Z',
};
const payloads = {
  issued: {
    trial: false,
    action: 'buy',
    coin: 'bitcoin',
    currency: 'usd',
    entry: '100',
    take_profit: '120',
    stop_loss: '90',
    risk: '0.01',
    valid_until: facts.valid_until,
    source: 'desk',
    reasoning: { fr: 'Parce que.', en: 'Because.' },
  },
  revised: {
    take_profit: '120',
    stop_loss: '95',
    note: { fr: 'Le stop suit.', en: 'It follows.' },
  },
  entry_hit: { by: 'data', source: 'CoinGecko', price: '100' },
  take_profit: { by: 'data', source: 'CoinGecko', price: '120' },
  stop_loss: { by: 'desk', source: 'Kraken', price: '89.5', observed: '89.5' },
  expired: { by: 'data', source: 'CoinGecko' },
  withdrawn: { by: 'desk', source: 'Desk' },
} as const;
type Kind = keyof typeof payloads;
const kinds = Object.keys(payloads) as Kind[];

const message = (kind: Kind, changes: Partial<SignalFacts> = {}) =>
  messageOf({
    payload: JSON.stringify({ kind, signal, at, ...payloads[kind] }),
    position: 7,
    hash: 'a'.repeat(64),
    signal: { ...facts, ...changes },
  });

const values: Readonly<Record<WebhookRecipe, RecipeValues>> = {
  json: {},
  '3commas': {
    bot_uuid: '0f1e2d3c-0000-4000-8000-000000000000',
    secret: 'eyJhbGciOiJIUzI1NiJ9.secret',
    exchange: 'binance',
    quote: 'usdt',
  },
  cryptohopper: { hopper_id: '1659172', access_token: 'token-of-the-hopper' },
};
const send = (recipe: WebhookRecipe, of = message('entry_hit'), dry = false) =>
  recipeRequest(recipe, {
    message: of,
    url: 'https://bot.example.com/hook?key=1',
    values: values[recipe],
    dry,
    maxLag: 300,
  });
const bodyOf = (request: ReturnType<typeof send>) =>
  JSON.parse(request?.body ?? 'null') as Record<string, unknown>;

describe('our own format', () => {
  it.each(kinds)('sends %s with the facts of the signal and its place in the record', (kind) => {
    const request = send('json', message(kind));
    expect(request).toMatchObject({ method: 'POST', url: 'https://bot.example.com/hook?key=1' });
    const { type, timestamp, data } = bodyOf(request);
    expect({ type, timestamp }).toEqual({ type: `signal.${kind}`, timestamp: at });
    expect(data).toMatchObject({
      ...facts,
      signal,
      pair: 'BTC/USD',
      position: 7,
      hash: 'a'.repeat(64),
      dry_run: false,
    });
  });

  it('has levels where they are set, a price where there is one, and no text of the analyst', () => {
    expect(bodyOf(send('json', message('issued'))).data).toMatchObject({
      take_profit: '120',
      stop_loss: '90',
      risk: '0.01',
    });
    expect(bodyOf(send('json', message('revised'))).data).toMatchObject({ stop_loss: '95' });
    expect(bodyOf(send('json', message('stop_loss'))).data).toMatchObject({ price: '89.5' });
    expect(kinds.map((kind) => send('json', message(kind))?.body).join()).not.toMatch(
      /reasoning|note|Parce|suit/,
    );
  });

  it('marks dry runs, and every test as one', () => {
    expect(bodyOf(send('json', message('issued'), true)).data).toMatchObject({ dry_run: true });
    expect(bodyOf(send('json', testMessage(new Date())))).toMatchObject({
      type: 'signal.test',
      data: { dry_run: true, position: null },
    });
  });
});

describe('3Commas', () => {
  it('enters when the entry is reached and leaves when the signal is closed', () => {
    expect(send('3commas')?.url).toBe('https://api.3commas.io/signal_bots/webhooks');
    expect(bodyOf(send('3commas'))).toEqual({
      secret: values['3commas'].secret,
      max_lag: '300',
      timestamp: at,
      trigger_price: '100',
      tv_exchange: 'BINANCE',
      tv_instrument: 'BTCUSDT',
      action: 'enter_long',
      bot_uuid: values['3commas'].bot_uuid,
    });
    const sell = (kind: Kind) => bodyOf(send('3commas', message(kind, { action: 'sell' }))).action;
    expect(sell('entry_hit')).toBe('enter_short');
    expect(sell('stop_loss')).toBe('exit_short');
  });

  it.each(['issued', 'revised', 'expired', 'withdrawn'] as const)(
    'does nothing on %s, which trades nothing',
    (kind) => {
      expect(send('3commas', message(kind))).toBeUndefined();
      expect(send('cryptohopper', message(kind))).toBeUndefined();
    },
  );

  it('sends a signal of years ago in a dry run', () => {
    expect(bodyOf(send('3commas', message('entry_hit'), true))).toMatchObject({
      max_lag: '1',
      timestamp: expect.stringMatching(/^2020/) as unknown,
    });
  });
});

describe('Cryptohopper', () => {
  it('buys and sells with the token in a header', () => {
    const order = send('cryptohopper');
    expect(order).toMatchObject({
      method: 'POST',
      url: 'https://api.cryptohopper.com/v1/hopper/1659172/order',
      headers: { 'access-token': 'token-of-the-hopper' },
    });
    expect(bodyOf(order)).toEqual({ order_type: 'buy', coin: 'BTC' });
    expect(bodyOf(send('cryptohopper', message('take_profit')))).toEqual({
      order_type: 'sell',
      coin: 'BTC',
    });
  });

  it('leaves signals to sell alone, and only reads in a dry run', () => {
    expect(send('cryptohopper', message('entry_hit', { action: 'sell' }))).toBeUndefined();
    expect(send('cryptohopper', message('entry_hit'), true)).toMatchObject({
      method: 'GET',
      url: 'https://api.cryptohopper.com/v1/hopper/1659172',
      body: '',
    });
  });
});

describe('values of a recipe', () => {
  it.each(['json', '3commas', 'cryptohopper'] as const)('%s keeps its own alone', (recipe) => {
    expect(readRecipeValues(recipe, { ...values[recipe], other: 'x' })).toEqual(values[recipe]);
  });

  it.each([
    ['3commas', { secret: '' }],
    ['3commas', { bot_uuid: 'not-a-uuid' }],
    ['3commas', { exchange: 'BINANCE"' }],
    ['cryptohopper', { hopper_id: '1/../../user' }],
    ['cryptohopper', { hopper_id: '../user' }],
    ['cryptohopper', { access_token: 'two\r\nlines-of-text' }],
  ] as const)('%s refuses %j', (recipe, wrong) => {
    expect(readRecipeValues(recipe, { ...values[recipe], ...wrong })).toBeUndefined();
  });
});
