import { describe, expect, it } from 'vitest';
import { calendarDay, frenchHolidays } from '../../../src/domain/booking/french-holidays.ts';
import {
  slotRules,
  type Opening,
  type SlotRules,
} from '../../../src/domain/booking/opening-hours.ts';
import {
  isClosed,
  mayChange,
  nearest,
  offeredSlots,
  slotsOfDay,
} from '../../../src/domain/booking/slots.ts';
import {
  instantOf,
  wallClock,
  weekday,
  type WallClock,
} from '../../../src/domain/shared/time-zone.ts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';

const rounds = sample(200, 10_000);

const zones = [
  'Europe/Paris',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/St_Johns',
];

describe('local time', () => {
  it.each([
    ['Europe/Paris', [2026, 3, 29, 2, 30], undefined],
    ['Europe/Paris', [2026, 3, 29, 3, 0], '2026-03-29T01:00:00.000Z'],
    // Occurs twice: the first one counts.
    ['Europe/Paris', [2026, 10, 25, 2, 30], '2026-10-25T00:30:00.000Z'],
    ['Europe/Paris', [2026, 10, 25, 3, 0], '2026-10-25T02:00:00.000Z'],
    ['America/New_York', [2026, 3, 8, 2, 30], undefined],
    ['America/New_York', [2026, 11, 1, 1, 30], '2026-11-01T05:30:00.000Z'],
    ['Australia/Sydney', [2026, 10, 4, 2, 30], undefined],
    ['Australia/Sydney', [2026, 4, 5, 2, 30], '2026-04-04T15:30:00.000Z'],
    ['Asia/Kathmandu', [2026, 1, 1, 0, 0], '2025-12-31T18:15:00.000Z'],
  ] as const)('of %s at %j', (zone, [year, month, day, hour, minute], expected) => {
    expect(instantOf({ year, month, day, hour, minute }, zone)?.toISOString()).toBe(expected);
  });

  it(`is what Intl says, in ${rounds} random hours near and far from clock changes`, () => {
    const random = seededRandom(seedOf(20261128));
    // 2026-10-25 and 2026-11-01: clocks go back in Paris and in New York.
    const days = ['2026-10-25', '2026-11-01', '2026-03-29', '2027-06-15'].map((day) =>
      Date.parse(day),
    );
    for (let round = 0; round < rounds; round += 1) {
      const zone = zones[Math.floor(random() * zones.length)] ?? 'Europe/Paris';
      const day = days[Math.floor(random() * days.length)] ?? 0;
      const instant = new Date(day + Math.floor((random() * 3 - 1) * 86_400) * 1_000);
      const { year, month, day: date, hour, minute, second } = wallClock(instant, zone);
      const two = (value: number) => String(value).padStart(2, '0');
      const told = instant.toLocaleString('sv-SE', { timeZone: zone });
      const converted = `${year}-${two(month)}-${two(date)} ${two(hour)}:${two(minute)}:${two(second)}`;
      expect(converted, `${zone} ${instant.toISOString()}`).toBe(told);
    }
  });

  it(`converts to an instant and back, in ${rounds} random hours`, () => {
    const random = seededRandom(seedOf(20261122));
    for (let round = 0; round < rounds; round += 1) {
      const zone = zones[Math.floor(random() * zones.length)] ?? 'Europe/Paris';
      const instant = new Date(Math.floor(1.7e9 + random() * 3e8) * 1_000);
      const wall = wallClock(instant, zone);
      const back = instantOf(wall, zone);
      const apart = back ? instant.getTime() - back.getTime() : Number.NaN;
      // The second of two equal hours converts to the first of them.
      expect([0, 3_600_000, 1_800_000], `${zone} ${instant.toISOString()}`).toContain(apart);
      if (back) expect(wallClock(back, zone)).toEqual(wall);
    }
  });
});

it('French public holidays match the law', () => {
  expect(frenchHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-04-06',
    '2026-05-01',
    '2026-05-08',
    '2026-05-14',
    '2026-05-25',
    '2026-07-14',
    '2026-08-15',
    '2026-11-01',
    '2026-11-11',
    '2026-12-25',
  ]);
  const easterMondays = {
    2024: '04-01',
    2025: '04-21',
    2027: '03-29',
    2038: '04-26',
    2285: '03-23',
  };
  for (const [year, day] of Object.entries(easterMondays)) {
    expect(frenchHolidays(Number(year))).toContain(`${year}-${day}`);
  }
});

describe('offered slots', () => {
  const now = new Date('2026-11-23T09:10:00Z'); // a Monday, 10:10 in Paris

  it('start after the notice period and end with the horizon', () => {
    const [first] = offeredSlots(slotRules, now);
    expect(first?.start.toISOString()).toBe('2026-11-24T09:40:00.000Z');
    const last = offeredSlots(slotRules, now).at(-1);
    expect(last?.start.getTime()).toBeLessThan(Date.parse('2027-01-05T00:00:00Z'));
  });

  it('exclude holidays and closed days', () => {
    expect(slotsOfDay(slotRules, { year: 2026, month: 11, day: 11 })).toEqual([]);
    expect(slotsOfDay(slotRules, { year: 2026, month: 12, day: 28 })).toEqual([]);
    expect(slotsOfDay(slotRules, { year: 2026, month: 12, day: 23 })).not.toEqual([]);
  });

  it('can be changed until the notice period starts, inclusive', () => {
    const start = new Date('2026-11-24T09:00:00Z');
    expect(mayChange(slotRules, start, new Date('2026-11-23T09:00:00Z'))).toBe(true);
    expect(mayChange(slotRules, start, new Date('2026-11-23T09:00:00.001Z'))).toBe(false);
  });

  it('nearest to a taken one come first', () => {
    const [first, second, third] = offeredSlots(slotRules, now);
    if (!first || !second || !third) throw new Error('too few slots');
    expect(nearest([third, first], second.start, 1)).toEqual([first]);
  });
});

/** Minutes since midnight, of `9:05` and of a wall clock. */
const asMinutes = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};

/** Minute of the day; in a repeated hour (clocks put back), as if the clock had not changed. */
function minuteOfDay(instant: Date, zone: string): number {
  const minutes = ({ hour, minute }: WallClock): number => hour * 60 + minute;
  const ranOn = minutes(wallClock(new Date(instant.getTime() - 3 * 3_600_000), zone)) + 180;
  const shown = minutes(wallClock(instant, zone));
  return ranOn % 1_440 === shown + 60 ? shown + 60 : shown;
}

it('every slot is within opening hours, in the future and unique, for any zone, day and rules', () => {
  const random = seededRandom(seedOf(20261123));
  const pick = (from: number, to: number): number => from + Math.floor(random() * (to - from + 1));
  const wrong: unknown[] = [];
  let seen = 0;
  for (let round = 0; round < rounds; round += 1) {
    const from = pick(0, 22);
    const opening: Opening = [`${from}:${pick(0, 59)}`, `${pick(from + 1, 23)}:${pick(0, 59)}`];
    const rules: SlotRules = {
      zone: zones[round % zones.length] ?? 'Europe/Paris',
      opening: { 1: [opening], 3: [opening], 6: [opening], 7: [opening] },
      minutes: pick(20, 90),
      bufferMinutes: pick(0, 30),
      noticeHours: pick(0, 72),
      horizonDays: pick(1, 4),
      closed: [],
    };
    const now = new Date(Math.floor(1.76e9 + random() * 1e8) * 1_000);
    const today = wallClock(now, rules.zone);
    let before = -Infinity;
    for (const { start, end } of offeredSlots(rules, now)) {
      seen += 1;
      const [opens, closes] = [wallClock(start, rules.zone), wallClock(end, rules.zone)];
      const ahead =
        Date.UTC(opens.year, opens.month - 1, opens.day) -
        Date.UTC(today.year, today.month - 1, today.day);
      const fine =
        [1, 3, 6, 7].includes(weekday(opens)) &&
        minuteOfDay(start, rules.zone) >= asMinutes(opening[0]) &&
        closes.hour * 60 + closes.minute <= asMinutes(opening[1]) &&
        start.getTime() - now.getTime() >= rules.noticeHours * 3_600_000 &&
        start.getTime() >= before + rules.bufferMinutes * 60_000 &&
        !isClosed(rules, calendarDay(opens.year, opens.month, opens.day)) &&
        ahead <= rules.horizonDays * 86_400_000;
      if (!fine) wrong.push({ rules, now, start, end });
      before = end.getTime();
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(seen).toBeGreaterThan(rounds);
});
