/** Appointments, support and the market. */
import type { Fault } from './fault.ts';

export const services: readonly Fault[] = [
  {
    name: 'a slot outside the rules can be booked',
    file: 'netlify/lib/booking/calendar.ts',
    find: 'return offeredSlots(slotRules, new Date()).find((slot) => slot.start.getTime() === startTime);',
    replace:
      'return { start: new Date(startTime), end: new Date(startTime + slotRules.minutes * 60_000) };',
    caughtBy: { suite: 'functions', files: ['tests/functions/booking/appointment.test.ts'] },
  },
  {
    name: 'two people book overlapping slots',
    file: 'supabase/schemas/booking/appointments.sql',
    find: "with &&) where (status in ('held', 'booked'))",
    replace: "with &&)\n    where (status = 'held')",
    caughtBy: { suite: 'database', files: ['tests/database/booking/appointment.test.ts'] },
  },
  {
    name: 'an appointment is moved onto another',
    file: 'supabase/schemas/booking/change.sql',
    find: "where a.id <> p_id and a.status in ('held', 'booked')",
    replace: "where a.id <> p_id and a.status = 'cancelled'",
    caughtBy: { suite: 'database', files: ['tests/database/booking/appointment.test.ts'] },
  },
  {
    name: 'slots are an hour off after the clocks change',
    file: 'src/domain/shared/time-zone.ts',
    find: '[shown - dayMs, shown + dayMs]',
    replace: '[shown - dayMs]',
    caughtBy: { suite: 'unit', files: ['tests/unit/booking/slots.test.ts'] },
  },
  {
    name: 'an appointment can be cancelled after its notice period began',
    file: 'src/domain/booking/slots.ts',
    find: 'return start.getTime() - now.getTime() >= rules.noticeHours * hourMs;',
    replace: 'return start.getTime() >= now.getTime() - rules.noticeHours * hourMs;',
    caughtBy: { suite: 'unit', files: ['tests/unit/booking/slots.test.ts'] },
  },
  {
    name: 'the token of an appointment link can be derived from its id',
    file: 'netlify/lib/booking/token.ts',
    find: 'return isSameText(token, signLinkToken(id)) ? id : undefined;',
    replace: 'return isSameText(token, signLinkToken(id)) ? id : id;',
    caughtBy: { suite: 'functions', files: ['tests/functions/booking/link.test.ts'] },
  },
  {
    name: 'the reminder of a cancelled appointment is still sent',
    file: 'supabase/schemas/booking/emails.sql',
    find: 'perform public.cancel_email(kind || before)',
    replace: "perform public.cancel_email(kind || 'none')",
    caughtBy: { suite: 'database', files: ['tests/database/booking/appointment.test.ts'] },
  },
  {
    name: 'a booking with a filled honeypot is accepted',
    file: 'netlify/lib/booking/book.ts',
    find: 'rejectHoneypot(booking.website);',
    replace: "rejectHoneypot('');",
    caughtBy: { suite: 'functions', files: ['tests/functions/booking/appointment.test.ts'] },
  },
  {
    name: 'a support message with a filled honeypot is accepted',
    file: 'netlify/lib/support/send.ts',
    find: 'rejectHoneypot(website);',
    replace: "rejectHoneypot('');",
    caughtBy: { suite: 'functions', files: ['tests/functions/support/support.test.ts'] },
  },
  {
    name: 'a forged form token is accepted',
    file: 'netlify/lib/support/form-token.ts',
    find: 'if (!isSameText(signature, sign(time, random)))',
    replace: 'if (!isSameText(signature, signature))',
    caughtBy: { suite: 'functions', files: ['tests/functions/support/support.test.ts'] },
  },
  {
    name: 'one form token is valid for many tickets',
    file: 'supabase/schemas/support/tickets.sql',
    find: 'form_token_hash text not null unique check (char_length(form_token_hash) = 64)',
    replace: 'form_token_hash text not null check (char_length(form_token_hash) = 64)',
    caughtBy: { suite: 'functions', files: ['tests/functions/support/support.test.ts'] },
  },
  {
    name: 'half of the market is shown as complete',
    file: 'src/domain/market/coingecko-response.ts',
    find: 'export const minShare = 0.8;',
    replace: 'export const minShare = 0.1;',
    caughtBy: { suite: 'unit', files: ['tests/unit/market/coingecko-response.test.ts'] },
  },
  {
    name: 'old prices are shown without a notice',
    file: 'netlify/lib/market/record.ts',
    find: 'return !answer || now >= fresh_until || Date.parse(answer.as_of) < now - maxAgeMs;',
    replace: 'return !answer;',
    caughtBy: { suite: 'functions', files: ['tests/functions/market/service.test.ts'] },
  },
  {
    name: 'every instance requests CoinGecko itself',
    file: 'netlify/lib/market/record.ts',
    find: 'if (refresh_at <= now) return true;',
    replace: 'if (refresh_at >= 0) return true;',
    caughtBy: { suite: 'functions', files: ['tests/functions/market/service.test.ts'] },
  },
];
