/** Supabase Realtime announces new events; nothing fails without it. */
import { beforeEach, expect, it, vi } from 'vitest';

type Status = 'SUBSCRIBED' | 'CHANNEL_ERROR' | 'CLOSED';

const settings = { signalsRealtime: true };
const channel = {
  insert: (): void => undefined,
  become: (_status: Status): void => undefined,
  filter: {},
  on(_kind: string, filter: object, onInsert: () => void) {
    channel.filter = filter;
    channel.insert = onInsert;
    return channel;
  },
  subscribe(onStatus: (status: Status) => void) {
    channel.become = onStatus;
    return channel;
  },
};
const removeChannel = vi.fn();
const client = { channel: vi.fn(() => channel), removeChannel };
const supabase = vi.fn(() => Promise.resolve(client));

vi.mock('../../../src/services/configuration.ts', () => ({ configuration: settings }));
vi.mock('../../../src/services/supabase.ts', () => ({ supabase: () => supabase() }));

const { listenToSignals } = await import('../../../src/stores/signals/realtime.ts');

const settled = () => new Promise(setImmediate);

beforeEach(() => {
  vi.clearAllMocks();
  settings.signalsRealtime = true;
});

it('tells of each new event, and once whenever the connection stands', async () => {
  const onNews = vi.fn();
  const stop = listenToSignals(onNews);
  await settled();
  expect(channel.filter).toEqual({ event: 'INSERT', schema: 'public', table: 'signal_events' });
  expect(onNews).not.toHaveBeenCalled();
  channel.become('SUBSCRIBED');
  expect(onNews).toHaveBeenCalledTimes(1);
  channel.insert();
  expect(onNews).toHaveBeenCalledTimes(2);
  channel.become('CHANNEL_ERROR');
  expect(onNews).toHaveBeenCalledTimes(2);
  channel.become('SUBSCRIBED');
  expect(onNews).toHaveBeenCalledTimes(3);
  stop();
  expect(removeChannel).toHaveBeenCalledWith(channel);
  channel.become('SUBSCRIBED');
  expect(onNews).toHaveBeenCalledTimes(3);
});

it('joins nothing when it is stopped before the client is loaded', async () => {
  listenToSignals(() => undefined)();
  await settled();
  expect(client.channel).not.toHaveBeenCalled();
});

it('loads no client where Realtime is off, and survives one that cannot be loaded', async () => {
  settings.signalsRealtime = false;
  listenToSignals(() => undefined)();
  await settled();
  expect(supabase).not.toHaveBeenCalled();
  settings.signalsRealtime = true;
  supabase.mockRejectedValueOnce(new Error('offline'));
  const stop = listenToSignals(() => undefined);
  await settled();
  expect(() => stop()).not.toThrow();
});
