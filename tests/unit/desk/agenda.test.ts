/** The agenda of the desk: a response that is older than what is shown changes nothing. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { CalendarDay } from '../../../src/domain/booking/french-holidays.ts';
import { $agenda, closeDay, moveWeek, openWeek } from '../../../src/stores/desk/agenda.ts';

/** Requests without an answer yet, in order. */
const asked = vi.hoisted(() => [] as ((outcome: unknown) => void)[]);
vi.mock('../../../src/stores/desk/call.ts', () => ({
  callDesk: () => new Promise((resolve) => asked.push(resolve)),
}));

const monday: CalendarDay = '2026-11-30';
const week = (...closed: CalendarDay[]) => ({ type: 'ok', value: { monday, closed } });
const lost = { type: 'error', code: 'network' };
const closedDays = () => {
  const state = $agenda.get();
  return state?.type === 'known' ? state.week.closed : state?.type;
};
/** Answers a request, and waits for what follows. */
async function answer(index: number, outcome: object): Promise<void> {
  asked[index]?.(outcome);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  asked.length = 0;
  void openWeek(monday);
  await answer(0, week());
});

it('a day that is closed is shown', async () => {
  void closeDay('2026-12-01', true);
  await answer(1, week('2026-12-01'));
  expect(closedDays()).toEqual(['2026-12-01']);
  expect(asked).toHaveLength(2);
});

it.each([
  ['the first', [1, 2]],
  ['the second', [2, 1]],
])('of two days closed at once, both are shown when %s is answered first', async (_, order) => {
  void closeDay('2026-12-01', true);
  void closeDay('2026-12-02', true);
  // Each response was read before the other change.
  for (const index of order) await answer(index, week(index === 1 ? '2026-12-01' : '2026-12-02'));
  const both: readonly CalendarDay[] = ['2026-12-01', '2026-12-02'];
  for (let index = 3; index < asked.length; index += 1) await answer(index, week(...both));
  expect(closedDays()).toEqual(both);
});

it('a week opened again while a day is being closed is shown, also without an answer', async () => {
  void closeDay('2026-12-01', true);
  void moveWeek(1);
  void moveWeek(-1);
  await answer(1, week('2026-12-01'));
  expect(closedDays()).toBe('loading');
  await answer(3, week());
  await answer(4, lost);
  expect(closedDays()).toBe('failed');
});

it('a day closed in a week that was left reads nothing again', async () => {
  void closeDay('2026-12-01', true);
  void moveWeek(1);
  await answer(1, week('2026-12-01'));
  expect(asked).toHaveLength(3);
});
