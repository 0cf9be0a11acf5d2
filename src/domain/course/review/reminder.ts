/** The emailed reminder of the daily review. */
import { wallClock } from '../../shared/time-zone.ts';

/** When reminders are queued, in hours of the zone. Accounts have no time zone of their own. */
const hours = { from: 7, before: 9, zone: 'Europe/Paris' } as const;

/** Whether reminders may be queued at this instant. */
export function isReminderTime(now: Date): boolean {
  const { hour } = wallClock(now, hours.zone);
  return hour >= hours.from && hour < hours.before;
}
