/** The time zone of a visitor, as reported by their browser. */
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { wallClock } from '../../../src/domain/shared/time-zone.ts';

/** The given name if it is a known time zone, else the office's. Plain UTC offsets are not accepted. */
export function supportedZone(name: string): string {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return slotRules.zone;
  try {
    wallClock(new Date(), name);
    return name;
  } catch {
    return slotRules.zone;
  }
}
