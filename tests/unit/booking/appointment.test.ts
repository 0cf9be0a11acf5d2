/** Booking stores: drafts, requests, and the result of each response. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppointmentRequest } from '../../../src/domain/api/appointment.ts';

const first = '2026-11-24T13:00:00.000Z';
const second = '2026-11-24T13:40:00.000Z';
const third = '2026-11-24T14:20:00.000Z';
const visitor = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@exemple.fr',
  phone: '+33612345678',
  message: '',
  website: '',
};

let answers: (Response | Promise<Response>)[];
let sent: AppointmentRequest[];
let kept: Map<string, string>;
let leaving: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
  answers = [];
  sent = [];
  kept = new Map();
  leaving = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const request = JSON.parse(body as string) as AppointmentRequest;
    sent.push(request);
    if (request.action === 'slots') return Promise.resolve(slots());
    const answer = answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'));
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'pagehide') leaving.push(listener);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slots = () =>
  Response.json({
    type: 'slots',
    now: new Date().toISOString(),
    starts: [first, second, third],
    closed: [],
  });
const held = () =>
  Response.json({ type: 'held', until: new Date(Date.now() + 300_000).toISOString() });
const errorResponse = (code: string, status: number) =>
  Response.json({ error: { code, message: '' } }, { status });
const takenBy = (...nearest: string[]) => Response.json({ type: 'taken', nearest });
const bookedAt = (start: string) =>
  Response.json({ type: 'booked', start, confirmation_to: visitor.email });

async function stores() {
  const [choice, booking, list, draft] = await Promise.all([
    import('../../../src/stores/booking/slot-selection.ts'),
    import('../../../src/stores/booking/booking.ts'),
    import('../../../src/stores/booking/slots.ts'),
    import('../../../src/stores/booking/draft.ts'),
  ]);
  await list.refreshSlots();
  sent.length = 0;
  return { ...choice, ...booking, ...list, ...draft };
}
const holds = () => sent.filter((one) => one.action === 'hold');
/** The secret of the last hold. */
const secret = () => holds().at(-1)?.hold ?? 'no hold';

it('the list of slots stays when it cannot be read again, and the error is returned', async () => {
  const { refreshSlots, $slots } = await stores();
  const before = $slots.get();
  expect(await refreshSlots()).toBeUndefined();
  vi.stubGlobal('fetch', () => Promise.resolve(errorResponse('rate_limited', 429)));
  expect(await refreshSlots()).toMatchObject({ code: 'rate_limited' });
  expect($slots.get()).toEqual(before);
});

describe('a selected slot', () => {
  it('is held after a debounce, and the previous one released', async () => {
    const { selectSlot, $slotSelection } = await stores();
    answers.push(held(), held());
    selectSlot(first);
    selectSlot(second);
    await vi.advanceTimersByTimeAsync(500);
    const hold = secret();
    expect(hold).toMatch(/^[\w-]{43}$/);
    expect(holds()).toEqual([{ action: 'hold', start: second, hold }]);
    expect($slotSelection.get().chosen?.holding.type).toBe('held');
    selectSlot(third);
    await vi.advanceTimersByTimeAsync(500);
    expect(holds()[1], 'the same secret').toEqual({ action: 'hold', start: third, hold });
  });

  it('selected during a hold request is held next', async () => {
    const { selectSlot, $slotSelection } = await stores();
    let answer: (response: Response) => void = () => undefined;
    answers.push(new Promise((resolve) => (answer = resolve)), held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    selectSlot(second);
    await vi.advanceTimersByTimeAsync(500);
    expect(holds()).toHaveLength(1);
    answer(held());
    await vi.advanceTimersByTimeAsync(0);
    expect(holds()[1]).toEqual({ action: 'hold', start: second, hold: holds()[0]?.hold });
    expect($slotSelection.get().chosen).toMatchObject({ start: second, holding: { type: 'held' } });
  });

  it('expires after five minutes and can be held again', async () => {
    const { selectSlot, renewReservation, $slotSelection } = await stores();
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    await vi.advanceTimersByTimeAsync(299_000);
    expect($slotSelection.get().chosen?.holding.type).toBe('held');
    await vi.advanceTimersByTimeAsync(1_000);
    expect($slotSelection.get().chosen?.holding).toEqual({ type: 'open', why: 'expired' });
    answers.push(held());
    renewReservation();
    await vi.advanceTimersByTimeAsync(500);
    expect(holds()[1]).toEqual(holds()[0]);
    expect($slotSelection.get().chosen?.holding.type).toBe('held');
  });

  it('that is taken is removed from the selection and the list', async () => {
    const { selectSlot, $slotSelection, $bookingDraft } = await stores();
    answers.push(takenBy(second, third));
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    expect($slotSelection.get()).toEqual({ taken: { start: first, nearest: [second, third] } });
    expect($bookingDraft.get().start).toBeUndefined();
  });

  it.each([
    ['limit', () => errorResponse('rate_limited', 429)],
    ['full', () => errorResponse('network_full', 409)],
    ['unreachable', () => errorResponse('unavailable', 503)],
  ] as const)('that cannot be held stays selected (%s)', async (why, answer) => {
    const { selectSlot, $slotSelection } = await stores();
    answers.push(answer());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    expect($slotSelection.get().chosen).toEqual({ start: first, holding: { type: 'open', why } });
  });

  it('is booked by its browser although the answer to its hold was lost', async () => {
    const { selectSlot, book, $bookingDraft, $slotSelection } = await stores();
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    expect($slotSelection.get().chosen?.holding).toEqual({ type: 'open', why: 'unreachable' });
    expect($bookingDraft.get().hold, 'kept for a reload').toBe(secret());
    answers.push(bookedAt(first));
    await book(visitor, 'fr', 'Europe/Paris');
    expect(sent.find(({ action }) => action === 'book')).toMatchObject({ hold: secret() });
  });

  it('chosen and left again during a hold request is released', async () => {
    const { selectSlot, clearSelection, $bookingDraft } = await stores();
    let answer: (response: Response) => void = () => undefined;
    const released = () => Response.json({ type: 'released' });
    answers.push(new Promise((resolve) => (answer = resolve)), released(), released());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    clearSelection();
    answer(held());
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.findLast(({ action }) => action === 'release')).toEqual({
      action: 'release',
      hold: secret(),
    });
    expect($bookingDraft.get().hold).toBeUndefined();
  });

  it('is released on leaving and held again after a reload', async () => {
    const before = await stores();
    before.releaseOnUnload();
    answers.push(held(), Response.json({ type: 'released' }));
    before.selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    const earlier = secret();
    for (const leave of leaving) leave();
    expect(sent.at(-1)).toEqual({ action: 'release', hold: earlier });

    vi.resetModules();
    const after = await stores();
    answers.push(held());
    after.restoreSelection();
    await vi.advanceTimersByTimeAsync(500);
    // Another secret: the release may arrive late.
    expect(secret()).not.toBe(earlier);
    expect(holds()).toEqual([{ action: 'hold', start: first, hold: secret(), earlier }]);
    expect(after.$slotSelection.get().chosen?.start).toBe(first);
  });
});

describe('the booking form', () => {
  it('books once with its hold, however often it is submitted', async () => {
    const { selectSlot, book, $booking, $bookingDraft, saveDraft } = await stores();
    saveDraft({ firstName: 'Claire', zone: 'Asia/Kathmandu' });
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    answers.push(bookedAt(first));
    await Promise.all([book(visitor, 'fr', 'Europe/Paris'), book(visitor, 'fr', 'Europe/Paris')]);
    const sends = sent.filter(({ action }) => action === 'book');
    expect(sends).toEqual([
      {
        action: 'book',
        request: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        start: first,
        hold: secret(),
        ...visitor,
        lang: 'fr',
        zone: 'Europe/Paris',
      },
    ]);
    expect($booking.get()).toMatchObject({
      booked: { confirmation_to: visitor.email },
      isEarlier: false,
    });
    expect($bookingDraft.get(), 'what was typed has served').toEqual({ zone: 'Asia/Kathmandu' });
  });

  it('waits for a pending hold before booking', async () => {
    const { selectSlot, book } = await stores();
    answers.push(held(), bookedAt(first));
    selectSlot(first);
    await book(visitor, 'fr', 'Europe/Paris');
    expect(sent.map(({ action }) => action).slice(0, 2)).toEqual(['hold', 'book']);
    expect(sent[1]).toMatchObject({ hold: secret() });
  });

  it('keeps its request id until the result is known', async () => {
    const { selectSlot, book, $booking } = await stores();
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    await book(visitor, 'fr', 'Europe/Paris');
    expect($booking.get()).toMatchObject({ error: { code: 'network' }, busy: false });
    answers.push(
      errorResponse('unavailable', 503),
      errorResponse('too_many', 409),
      errorResponse('too_many', 409),
    );
    for (let time = 0; time < 3; time += 1) await book(visitor, 'fr', 'Europe/Paris');
    const names = sent.flatMap((one) => (one.action === 'book' ? [one.request] : []));
    expect(names[1]).toBe(names[0]);
    expect(names[2]).toBe(names[0]);
    expect(names[3], 'a refusal is an end').not.toBe(names[0]);
  });

  it.each([
    ['rate_limited', () => new Response('', { status: 429 })],
    ['bad_request', () => errorResponse('bad_request', 400)],
    ['looks_automated', () => errorResponse('looks_automated', 422)],
    ['unexpected', () => new Response('', { status: 418 })],
  ])('keeps its request id when the answer proves nothing (%s)', async (code, answer) => {
    const { selectSlot, book, $booking } = await stores();
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    await book(visitor, 'fr', 'Europe/Paris');
    answers.push(answer(), bookedAt(first));
    await book(visitor, 'fr', 'Europe/Paris');
    expect($booking.get().error).toMatchObject({ code });
    await book(visitor, 'fr', 'Europe/Paris');
    expect($booking.get().booked).toMatchObject({ start: first });
    const names = sent.flatMap((one) => (one.action === 'book' ? [one.request] : []));
    expect(names).toEqual([names[0], names[0], names[0]]);
  });

  it.each([
    ['cancelled', 409],
    ['link_expired', 410],
  ])(
    'books the chosen time when what an earlier request had booked is %s',
    async (code, status) => {
      const { selectSlot, book, $booking } = await stores();
      answers.push(held());
      selectSlot(first);
      await vi.advanceTimersByTimeAsync(500);
      await book(visitor, 'fr', 'Europe/Paris');
      answers.push(held(), errorResponse(code, status), bookedAt(second));
      selectSlot(second);
      await book(visitor, 'fr', 'Europe/Paris');
      expect($booking.get()).toMatchObject({ booked: { start: second }, isEarlier: false });
      const books = sent.filter((one) => one.action === 'book');
      expect(books.map(({ start }) => start)).toEqual([first, second, second]);
      expect(new Set(books.map(({ request }) => request)).size).toBe(2);
      expect(books[1]?.request).toBe(books[0]?.request);
    },
  );

  it('says when an earlier request had booked another time, and releases the chosen one', async () => {
    const { selectSlot, book, $booking } = await stores();
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    await book(visitor, 'fr', 'Europe/Paris');
    answers.push(held(), bookedAt(first), Response.json({ type: 'released' }));
    selectSlot(second);
    await book(visitor, 'fr', 'Europe/Paris');
    expect($booking.get()).toMatchObject({ booked: { start: first }, isEarlier: true });
    const names = sent.flatMap((one) => (one.action === 'book' ? [one.request] : []));
    expect(names[1]).toBe(names[0]);
    expect(sent.filter(({ action }) => action === 'release')).toHaveLength(1);
  });

  it('releases a time that was chosen while the booking was being answered', async () => {
    const { selectSlot, book, $booking, $slotSelection } = await stores();
    answers.push(held());
    selectSlot(first);
    await vi.advanceTimersByTimeAsync(500);
    let answer: (response: Response) => void = () => undefined;
    answers.push(new Promise((resolve) => (answer = resolve)), held());
    const booking = book(visitor, 'fr', 'Europe/Paris');
    await vi.advanceTimersByTimeAsync(0);
    selectSlot(second);
    await vi.advanceTimersByTimeAsync(500);
    expect(holds()).toHaveLength(2);
    const hold = secret();
    answers.push(Response.json({ type: 'released' }));
    answer(bookedAt(first));
    await booking;
    expect($booking.get()).toMatchObject({ booked: { start: first }, isEarlier: false });
    expect(sent.filter(({ action }) => action === 'release')).toEqual([
      { action: 'release', hold },
    ]);
    expect($slotSelection.get()).toEqual({});
  });

  it('keeps the typed text when the slot was taken', async () => {
    const { selectSlot, book, $booking, $slotSelection, $bookingDraft, saveDraft } = await stores();
    saveDraft({ email: visitor.email });
    answers.push(held(), takenBy(second));
    selectSlot(first);
    await book(visitor, 'fr', 'Europe/Paris');
    expect($booking.get()).toMatchObject({ booked: undefined, error: undefined, busy: false });
    expect($slotSelection.get().taken).toEqual({ start: first, nearest: [second] });
    expect($bookingDraft.get()).toMatchObject({ email: visitor.email });
  });

  it('sends nothing without a slot', async () => {
    const { book } = await stores();
    await book(visitor, 'fr', 'Europe/Paris');
    expect(sent).toEqual([]);
  });
});

describe('the emailed appointment link', () => {
  const token = 'A'.repeat(40);
  const appointment = {
    type: 'appointment',
    start: first,
    end: second,
    status: 'booked',
    token,
  };

  it('loads and moves the appointment and keeps its new token', async () => {
    const { selectSlot } = await stores();
    const link = await import('../../../src/stores/booking/link.ts');
    answers.push(Response.json(appointment));
    await link.openLink(token);
    link.beginChange('moving');
    answers.push(held(), Response.json({ ...appointment, start: third }));
    selectSlot(third);
    await link.moveAppointment();
    expect(sent.find(({ action }) => action === 'move')).toMatchObject({
      token,
      start: third,
      hold: secret(),
    });
    expect(link.$link.get().step).toMatchObject({ type: 'moved', from: first });
  });

  it.each([
    ['bad_link', 404, { type: 'bad-link' }],
    ['bad_request', 400, { type: 'bad-link' }],
    ['link_expired', 410, { type: 'expired' }],
  ])('shows the reason when it is invalid (%s)', async (code, status, step) => {
    await stores();
    const { openLink, $link } = await import('../../../src/stores/booking/link.ts');
    answers.push(errorResponse(code, status));
    await openLink(token);
    expect($link.get().step).toEqual(step);
  });

  it('cancels, or reports that it is too late or already cancelled', async () => {
    await stores();
    const { openLink, beginChange, cancelAppointment, $link } =
      await import('../../../src/stores/booking/link.ts');
    answers.push(Response.json(appointment), errorResponse('too_late', 409));
    await openLink(token);
    beginChange('cancelling');
    await cancelAppointment();
    expect($link.get()).toMatchObject({
      step: { type: 'cancelling' },
      error: { code: 'too_late' },
    });
    answers.push(Response.json({ ...appointment, status: 'cancelled' }));
    await cancelAppointment();
    expect($link.get()).toMatchObject({ step: { type: 'cancelled' }, error: undefined });
    answers.push(Response.json(appointment), errorResponse('cancelled', 409));
    await openLink(token);
    beginChange('cancelling');
    await cancelAppointment();
    expect($link.get().step).toMatchObject({
      type: 'shown',
      appointment: { status: 'cancelled' },
    });
  });
});

it('splits the appointments of an account into upcoming and past', async () => {
  const { sorted } = await import('../../../src/stores/booking/own.ts');
  const at = (start: string, status: 'booked' | 'cancelled' = 'booked') => ({
    type: 'appointment' as const,
    reference: `RDV-${start}`,
    start,
    end: start,
    status,
    changeable_until: start,
    changeable: true,
    token: '',
  });
  const old = at('2026-01-05T10:00:00.000Z');
  const older = at('2025-12-05T10:00:00.000Z');
  const off = at(second, 'cancelled');
  const { upcoming, past } = sorted([at(third), older, off, at(first), old], new Date());
  expect(upcoming.map(({ start }) => start)).toEqual([first, third]);
  expect(past).toEqual([off, old, older]);
});
