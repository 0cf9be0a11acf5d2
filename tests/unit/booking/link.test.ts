/** The appointment of an email link while requests are under way, lost or overtaken. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppointmentRequest } from '../../../src/domain/api/appointment.ts';

const first = '2026-11-24T13:00:00.000Z';
const second = '2026-11-24T13:40:00.000Z';
const third = '2026-11-24T14:20:00.000Z';
const token = 'A'.repeat(40);
const otherToken = 'B'.repeat(40);

interface Sent {
  readonly request: AppointmentRequest;
  readonly answer: (body: unknown) => void;
  readonly lose: () => void;
}

/** Requests other than those for slots and holds, which wait for their answer. */
let sent: Sent[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  sent = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const request = JSON.parse(body as string) as AppointmentRequest;
    if (request.action === 'hold') return Promise.resolve(Response.json(held()));
    if (request.action === 'slots' || request.action === 'release') {
      return Promise.reject(new TypeError('offline'));
    }
    return new Promise<Response>((resolve, reject) => {
      sent.push({
        request,
        answer: (answer) => resolve(Response.json(answer)),
        lose: () => reject(new TypeError('offline')),
      });
    });
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const held = () => ({
  type: 'held',
  until: new Date(Date.now() + 300_000).toISOString(),
});
const appointmentAt = (start: string, more: object = {}) => ({
  ...{ type: 'appointment', reference: 'RDV-1A2B3C4D', start, end: second, status: 'booked' },
  ...{ token, ...more },
});
const settle = () => vi.advanceTimersByTimeAsync(500);
const last = (): Sent => {
  const request = sent.at(-1);
  if (!request) throw new Error('Nothing was sent.');
  return request;
};

/** The store, with the appointment of the link shown. */
const open = async () => {
  const link = await import('../../../src/stores/booking/link.ts');
  void link.openLink(token);
  last().answer(appointmentAt(first));
  await settle();
  return link;
};

/** Chooses a time, sends the move and waits until the request is on its way. */
async function moveTo(
  { moveAppointment }: Awaited<ReturnType<typeof open>>,
  start: string,
): Promise<void> {
  const { selectSlot } = await import('../../../src/stores/booking/slot-selection.ts');
  selectSlot(start);
  await settle();
  void moveAppointment();
  await settle();
}

it('cannot be left as it is while a cancellation is being sent', async () => {
  const link = await open();
  link.beginChange('cancelling');
  void link.cancelAppointment();
  link.cancelChange();
  expect(link.$link.get()).toMatchObject({ step: { type: 'cancelling' }, busy: true });
  last().answer(appointmentAt(first, { status: 'cancelled' }));
  await settle();
  expect(link.$link.get()).toMatchObject({ step: { type: 'cancelled' }, busy: false });
});

it.each(['show', 'move', 'cancel'] as const)(
  'is not replaced by the late answer of an earlier link (%s)',
  async (action) => {
    const link = await open();
    if (action === 'show') void link.readLink();
    else link.beginChange(action === 'move' ? 'moving' : 'cancelling');
    if (action === 'move') await moveTo(link, third);
    if (action === 'cancel') void link.cancelAppointment();
    const late = last();
    expect(late.request.action).toBe(action);
    void link.openLink(otherToken);
    last().answer(appointmentAt(second, { token: otherToken }));
    await settle();
    late.answer(appointmentAt(third));
    await settle();
    expect(link.$link.get()).toMatchObject({
      step: { type: 'shown', appointment: { start: second, token: otherToken } },
      busy: false,
    });
    void link.readLink();
    expect(last().request).toEqual({ action: 'show', token: otherToken });
  },
);

it('moves to another time after a lost answer under another idempotency key', async () => {
  const link = await open();
  link.beginChange('moving');
  const names: string[] = [];
  for (const start of [second, second, third]) {
    await moveTo(link, start);
    const { request, lose } = last();
    if (request.action === 'move') names.push(request.request);
    lose();
    await settle();
  }
  expect(names[1], 'the same move').toBe(names[0]);
  expect(names[2], 'another time').not.toBe(names[0]);
});
