/** Issues a draft, and records an editor's events of an issued signal. Each reloads the signals. */
import { readPrice } from '../../domain/signals/read-price.ts';
import {
  checkEvent,
  type EventAction,
  type EventErrors,
  type EventTyped,
} from '../../domain/signals/event-form.ts';
import type { OutcomeKind } from '../../domain/signals/states.ts';
import type { Lang } from '../../i18n/locales.ts';
import { failed, isUnknownOutcome, ok } from '../outcome.ts';
import { publish, type DeskOutcome } from './call.ts';
import { readSignal, type DeskSignal } from './signal-rows.ts';
import { refreshDesk } from './overview.ts';
import { showLatest } from './signal-form.ts';
import { refreshSignalEvents } from './signal-events.ts';
import { refreshDeskSignals } from './signals.ts';

interface IssueAttempt {
  readonly id: string;
  readonly version: number;
  readonly trial: boolean;
}

/** Requests to issue whose outcome is unknown: the signal may have been issued and sent. */
const unanswered: IssueAttempt[] = [];

/**
 * Issues the version of a draft that the editor has confirmed. If an earlier request without an answer has issued it,
 * that is a success; if this cannot be checked, the result is `network`.
 */
export async function issueSignal(
  { id, version }: Pick<DeskSignal, 'id' | 'version'>,
  trial: boolean,
): Promise<DeskOutcome<undefined>> {
  const outcome = await publish('issued', { action: 'issue', id, version, trial });
  if (outcome.type === 'ok') return after(outcome);
  const isUnknown = isUnknownOutcome(outcome);
  if (isUnknown) unanswered.push({ id, version, trial });
  if (isUnknown || outcome.code === 'conflict') {
    const issued = await isIssuedUnanswered(id);
    if (issued === 'unknown') return isUnknown ? outcome : failed('network');
    if (issued) return after(ok);
  }
  return after(outcome);
}

/** Whether a request without an answer has issued the draft; `unknown` if the signal cannot be read. */
async function isIssuedUnanswered(id: string): Promise<boolean | 'unknown'> {
  const attempts = unanswered.filter((one) => one.id === id);
  if (attempts.length === 0) return false;
  try {
    const signal = await readSignal(id);
    if (!signal || signal.state === 'draft') return false;
    return attempts.some(
      ({ version, trial }) => version === signal.version && trial === signal.trial,
    );
  } catch {
    return 'unknown';
  }
}

/** Deletes a draft; if it changed meanwhile, fails and shows it as it is now. */
export async function deleteSignal({
  id,
  version,
}: Pick<DeskSignal, 'id' | 'version'>): Promise<DeskOutcome<undefined>> {
  const outcome = await after(await publish('deleted', { action: 'delete', id, version }));
  if (outcome.type === 'error' && outcome.code === 'conflict') showLatest();
  return outcome;
}

/** The error of each field at this moment. */
export function checkEventNow(
  action: EventAction,
  signal: DeskSignal,
  typed: EventTyped,
  lang: Lang,
): EventErrors {
  return checkEvent(action, signal, typed, { lang, now: Date.now() });
}

/** Records the event; `last` is the position of the newest event that the editor has seen. */
export async function recordEvent(
  action: EventAction,
  signal: Pick<DeskSignal, 'id' | 'issued_at' | 'entered_at' | 'valid_until'>,
  last: number,
  typed: EventTyped,
  lang: Lang,
): Promise<DeskOutcome<undefined>> {
  const { id, issued_at, entered_at, valid_until } = signal;
  const note = { fr: typed.note_fr.trim(), en: typed.note_en.trim() };
  const price = readPrice(typed.price, lang);
  const source = typed.source.trim();
  if (action === 'revise') {
    const take_profit = readPrice(typed.take_profit, lang) ?? '';
    const stop_loss = readPrice(typed.stop_loss, lang) ?? '';
    const request = { action, id, last, take_profit, stop_loss, note } as const;
    return after(await publish('recorded', request));
  }
  if (action === 'withdraw') {
    const given = price === undefined ? {} : { price, source };
    return after(await publish('recorded', { action, id, last, note, ...given }));
  }
  const kind = typed.kind as OutcomeKind;
  const isPriced = kind === 'take_profit' || kind === 'stop_loss';
  return after(
    await publish('recorded', {
      ...{ action, id, last, kind, source },
      at: momentOf(typed.at, kind === 'expired' ? valid_until : (entered_at ?? issued_at)),
      ...(isPriced && price !== undefined && { price }),
    }),
  );
}

/** The typed minute, or `before`, the earliest time allowed, if that is later within the same minute. */
export function momentOf(typed: string, before: string | undefined): string {
  const minute = Date.parse(typed);
  const earliest = before === undefined ? minute : Date.parse(before);
  const isWithin = minute < earliest && earliest - minute < 60_000;
  return new Date(isWithin ? earliest : minute).toISOString();
}

/** Reloads everything, also after a conflict: somebody else has changed it. */
async function after(outcome: DeskOutcome<unknown>): Promise<DeskOutcome<undefined>> {
  if (outcome.type === 'ok') {
    await changed();
    return ok;
  }
  if (outcome.code === 'conflict') await Promise.all([refreshDeskSignals(), refreshSignalEvents()]);
  return failed(outcome.code, outcome.retryAfter);
}

async function changed(): Promise<void> {
  await Promise.all([refreshDeskSignals(), refreshSignalEvents(), refreshDesk()]);
}
