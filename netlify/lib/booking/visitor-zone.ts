/** The zone of a visitor's clocks, as their browser names it. */
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { wallClock } from '../../../src/domain/shared/time-zone.ts';

/** The same name if such a zone exists, else the office's. Bare offsets are no names. */
export function supportedZone(name: string): string {
  if (!/^[A-Za-z][\w+-]*(\/[\w+-]+)*$/.test(name)) return slotRules.zone;
  try {
    wallClock(new Date(), name);
    return name;
  } catch {
    return slotRules.zone;
  }
}
