/** Helpers of the booking tests: a stubbed appointment function and its usual responses. */
import { expect, type Locator, type Page } from 'playwright/test';
import type {
  Appointment,
  AppointmentRequest,
  Booked,
  FreeSlots,
  Held,
  Taken,
} from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { offeredSlots } from '../../../src/domain/booking/slots.ts';
import * as enAfter from '../../../src/i18n/en/booking/after.ts';
import * as enBook from '../../../src/i18n/en/booking/form.ts';
import * as frAfter from '../../../src/i18n/fr/booking/after.ts';
import * as frBook from '../../../src/i18n/fr/booking/form.ts';
import { langs, type Lang } from '../../../src/i18n/index.ts';
import { dialogTexts } from '../auth/dialogs.ts';

export const appointmentFunction = '**/.netlify/functions/appointment';

export function bookTexts(lang: Lang): typeof frBook.appointmentBook {
  return (lang === 'fr' ? frBook : enBook).appointmentBook;
}

export function afterTexts(lang: Lang): typeof frAfter.appointmentAfter {
  return (lang === 'fr' ? frAfter : enAfter).appointmentAfter;
}

export interface Answer {
  readonly status?: number;
  /** Undefined drops the connection. */
  readonly body: unknown;
  readonly headers?: Record<string, string>;
}

type Action = AppointmentRequest['action'];
export type Answers = Partial<
  Record<Action, readonly Answer[] | ((request: AppointmentRequest) => Answer)>
>;

export interface Asked {
  readonly request: AppointmentRequest;
  readonly signedIn: boolean;
}

/** Stubs the function: one response per call for each action, repeating the last. */
export async function stubAppointments(page: Page, answers: Answers): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route(appointmentFunction, async (route) => {
    const request = route.request().postDataJSON() as AppointmentRequest;
    asked.push({ request, signedIn: 'authorization' in route.request().headers() });
    const ways: Answers = {
      hold: () => heldSlot(),
      release: () => ({ body: { type: 'released' } }),
      ...answers,
    };
    const way = ways[request.action];
    const count = asked.filter((one) => one.request.action === request.action).length;
    const answer =
      typeof way === 'function' ? way(request) : way?.[Math.min(count, way.length) - 1];
    if (answer?.body === undefined) return route.abort();
    await route.fulfill({
      status: answer.status ?? 200,
      contentType: 'application/json',
      body: JSON.stringify(answer.body),
      ...(answer.headers && { headers: answer.headers }),
    });
  });
  return asked;
}

/** The requests of one action, in order. */
export function requestsOf<Name extends Action>(
  asked: readonly Asked[],
  action: Name,
): Extract<AppointmentRequest, { action: Name }>[] {
  return asked
    .map(({ request }) => request)
    .filter((one): one is Extract<AppointmentRequest, { action: Name }> => one.action === action);
}

/** The slots the rules offer at an instant. */
export function slotsAt(now: Date): Answer {
  const starts = offeredSlots(slotRules, now).map(({ start }) => start.toISOString());
  const body: FreeSlots = { type: 'slots', now: now.toISOString(), starts, closed: [] };
  return { body };
}

/** The slots from now, at any time of day: the first day offered has at least four. */
export function slotsNow(): Answer {
  const { starts, ...rest } = slotsAt(new Date()).body as FreeSlots;
  const dayOf = (start: string): string =>
    new Date(start).toLocaleDateString('en-CA', { timeZone: slotRules.zone });
  const days = Map.groupBy(starts, dayOf);
  const [first = ''] = [...days].find(([, hours]) => hours.length >= 4) ?? [];
  return { body: { ...rest, starts: starts.filter((start) => dayOf(start) >= first) } };
}

/** A hold that expires five minutes after an instant of the page's clock. */
export function heldSlot(from = new Date()): Answer {
  const until = new Date(from.getTime() + 300_000).toISOString();
  const body: Held = { type: 'held', until };
  return { body };
}

export function takenSlot(...nearest: string[]): Answer {
  const body: Taken = { type: 'taken', nearest };
  return { body };
}

export const token = 'AAAAAAAAAAAAAAAAAAAAAA.0123456789abcdefghijklmnop';

export function appointmentAt(start: string, more: Partial<Appointment> = {}): Appointment {
  const until = Date.parse(start) - 86_400_000;
  return {
    type: 'appointment',
    reference: 'RDV-1A2B3C4D',
    start,
    end: new Date(Date.parse(start) + 1_800_000).toISOString(),
    status: 'booked',
    changeable_until: new Date(until).toISOString(),
    changeable: until > Date.now(),
    token,
    ...more,
  };
}

/** Confirms any requested booking. */
export function bookedSlot(request: AppointmentRequest): Answer {
  if (request.action !== 'book') throw new Error('Only a booking is booked.');
  const appointment = appointmentAt(request.start);
  const body: Booked = {
    ...{ ...appointment, type: 'booked', confirmation_to: request.email },
    details_differ: false,
  };
  return { body };
}

/** An error response of the function. */
export function errorResponse(
  code: string,
  status = 409,
  headers?: Record<string, string>,
): Answer {
  return { status, body: { error: { code, message: '' } }, ...(headers && { headers }) };
}

/** Fills in the contact fields by their visible labels. */
export async function fillIn(page: Page, lang: Lang): Promise<void> {
  const { fields } = dialogTexts(lang).auth;
  await page.getByLabel(fields.firstName, { exact: true }).fill(visitor.firstName);
  await page.getByLabel(fields.lastName, { exact: true }).fill(visitor.lastName);
  await page.getByLabel(fields.email).fill(visitor.email);
  await page.getByLabel(bookTexts(lang).who.phone).fill(visitor.phone);
}

/** The hours of the selected day; the page footer has radio buttons of its own. */
export function times(page: Page): Locator {
  const titles = langs.map((lang) => bookTexts(lang).time.title);
  return page.getByRole('group', { name: new RegExp(`^(${titles.join('|')})`) });
}

export function hours(page: Page): Locator {
  return times(page).getByRole('radio');
}

/** The visible label of each hour: the radio input lies under it. */
export function hourBoxes(page: Page): Locator {
  return times(page)
    .locator('label')
    .filter({ has: page.getByRole('radio') });
}

/**
 * Selects a day of next month with at least four free hours: the first day offered may have only one left,
 * which may soon be too late to change.
 */
export async function pickLaterDay(page: Page, lang: Lang): Promise<void> {
  const { after, free } = bookTexts(lang).day;
  await page.getByRole('button', { name: after }).click();
  const [, words = ''] = free.other.split('{n}');
  const many = page.getByRole('gridcell', { name: new RegExp(`(\\D[4-9]|\\d\\d)${words}`) });
  await many.first().click();
  await expect(many.first()).toHaveAttribute('aria-selected', 'true');
}

/** Selects the hour at that index. */
export async function chooseHour(page: Page, index: number): Promise<void> {
  await hourBoxes(page).nth(index).click();
  await expect(hours(page).nth(index)).toBeChecked();
}

export const visitor = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@exemple.fr',
  phone: '+33 6 12 34 56 78',
} as const;
