/** The emailed reminder of the daily review. */
import { wallClock } from '../../shared/time-zone.ts';
import { reviewsPerDay } from './schedule.ts';

/** When reminders are queued, in hours of the zone. Accounts have no time zone of their own. */
const hours = { from: 7, before: 9, zone: 'Europe/Paris' } as const;

/** Minutes to answer a full day's questions. */
const minutesPerDay = 5;

/** Whether reminders may be queued at this instant. */
export function isReminderTime(now: Date): boolean {
  const { hour } = wallClock(now, hours.zone);
  return hour >= hours.from && hour < hours.before;
}

/** About how many minutes so many questions take, at least one. */
export function reviewMinutes(questions: number): number {
  return Math.max(1, Math.ceil((questions / reviewsPerDay) * minutesPerDay));
}
