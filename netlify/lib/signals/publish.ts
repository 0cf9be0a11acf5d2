/** Writing and issuing signals: the verbs of the function `signal-publish`. */
import type { z } from 'zod';
import type {
  DraftDeleted,
  DraftSaved,
  EventRecorded,
  SettingsSaved,
  SignalIssued,
  signalPublishRequest,
  SignalPublishCode,
} from '../../../src/domain/api/signal-publish.ts';
import { HttpError } from '../http/http-error.ts';
import { failPoint } from '../platform/fail-point.ts';
import type { Client } from '../platform/supabase.ts';
import { isAlertSecret, isRecent } from './alert-proof.ts';
import { currentPrice } from './prices.ts';
import { watchSignal } from './watch.ts';

type Input = z.output<typeof signalPublishRequest>;
type Of<Action extends Input['action']> = Extract<Input, { action: Action }>;

export function publishError(status: number, code: SignalPublishCode, message: string) {
  return new HttpError<SignalPublishCode>(status, code, message);
}

const conflict = () => publishError(409, 'conflict', 'It changed meanwhile. Read it again.');

/** Stores a draft. Throws 409 `conflict` when another version is stored. */
export async function saveDraft(
  service: Client,
  editor: string,
  { id, version, signal }: Of<'save'>,
): Promise<DraftSaved> {
  const { data, error } = await service.rpc('save_signal_draft', {
    p_id: id,
    p_version: version,
    p_editor: editor,
    p_signal: signal,
  });
  if (error) throw error;
  if (data === null) throw conflict();
  return { type: 'saved', version: data };
}

/** Deletes a draft. Throws 409 `conflict`. */
export async function deleteDraft(
  service: Client,
  { id, version }: Of<'delete'>,
): Promise<DraftDeleted> {
  const { data, error } = await service.rpc('delete_signal_draft', {
    p_id: id,
    p_version: version,
  });
  if (error) throw error;
  if (!data) throw conflict();
  return { type: 'deleted' };
}

/** Issues a draft. Throws 409 `conflict`, or 409 `signals_closed` for one that is not a trial. */
export async function issueDraft(
  service: Client,
  { id, version, trial }: Pick<Of<'issue'>, 'id' | 'version' | 'trial'>,
): Promise<SignalIssued> {
  const { data, error } = await service.rpc('issue_signal', {
    p_id: id,
    p_version: version,
    p_trial: trial,
  });
  if (error) throw error;
  failPoint('signal-publish:issued');
  const [issued] = data;
  if (issued?.outcome === 'closed') {
    throw publishError(409, 'signals_closed', 'Signals are not open: issue it as a trial.');
  }
  if (issued?.outcome !== 'issued') throw conflict();
  const { position, hash, valid_until } = issued;
  if (position === null || hash === null || valid_until === null) {
    throw new Error('issue_signal returned no event.');
  }
  return { type: 'issued', position, hash, valid_until };
}

/** Moves the levels. Throws 409 `conflict` or 422 `levels`. */
export function reviseSignal(
  service: Client,
  { id, last, take_profit, stop_loss, note }: Of<'revise'>,
): Promise<EventRecorded> {
  return record(service, {
    p_id: id,
    p_kind: 'revised',
    p_at: new Date().toISOString(),
    p_price: null,
    p_facts: { note },
    p_take_profit: take_profit,
    p_stop_loss: stop_loss,
    p_last: last,
  });
}

/**
 * Takes a signal back; an entered one at the market's price, unless price and source are given. Outcomes
 * that prices have decided meanwhile are recorded first: a stop cannot be withdrawn before the next check.
 * Throws 409 `conflict`, or 503 `no_price`.
 */
export async function withdrawSignal(
  service: Client,
  { id, last, note, price, source }: Of<'withdraw'>,
): Promise<EventRecorded> {
  if ((await watchSignal(service, id, Date.now())) > 0) throw conflict();
  const { data: signal, error } = await service
    .from('signals')
    .select('coin, currency, state')
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (!signal) throw conflict();
  const by = await exitPrice(signal, price, source);
  return record(service, {
    p_id: id,
    p_kind: 'withdrawn',
    p_at: new Date().toISOString(),
    p_price: by.price,
    p_facts: { note, by: by.by, source: by.source },
    p_last: last,
  });
}

async function exitPrice(
  signal: { coin: string; currency: 'eur' | 'usd'; state: string },
  price: string | undefined,
  source: string | undefined,
): Promise<{ price: string | null; by: 'data' | 'desk'; source: string }> {
  if (signal.state !== 'entry_hit') return { price: null, by: 'desk', source: 'desk' };
  if (price !== undefined && source !== undefined) return { price, by: 'desk', source };
  const found = await currentPrice(signal.coin, signal.currency);
  if (!found) {
    throw publishError(
      503,
      'no_price',
      'The market data has no price now: give one and its source.',
    );
  }
  return { price: found.price, by: 'data', source: found.source };
}

/** Records an outcome by hand. Throws 409 `conflict`. */
export function resolveSignal(
  service: Client,
  { id, last, kind, at, price, source }: Of<'resolve'>,
): Promise<EventRecorded> {
  return record(service, {
    p_id: id,
    p_kind: kind,
    p_at: at,
    p_price: price ?? null,
    p_facts: { by: 'desk', source },
    p_last: last,
  });
}

/** Names the analyst; opens or closes the service if asked to. Throws 409 `no_analyst` or `no_record`. */
export async function saveSettings(
  service: Client,
  { analyst, open }: Of<'settings'>,
): Promise<SettingsSaved> {
  const { data, error } = await service.rpc('set_signals_desk', {
    p_analyst: analyst,
    p_open: open ?? null,
  });
  if (error) throw error;
  if (data === 'analyst') throw publishError(409, 'no_analyst', 'Name the analyst first.');
  if (data === 'record') throw publishError(409, 'no_record', 'Issue a trial first.');
  return { type: 'settings' };
}

/** Throws 401 `not_signed` unless a machine's request is signed or has the shared secret, or 401 `too_old`. */
export function requireProof({ at, secret }: Of<'alert'>, signed: boolean): void {
  if (!signed && !isAlertSecret(secret)) {
    throw publishError(401, 'not_signed', 'Sign the request, or give the shared secret.');
  }
  if (!isRecent(Date.parse(at))) {
    throw publishError(401, 'too_old', 'The request is more than five minutes old.');
  }
}

/**
 * Issues a machine's signal, whose proof was checked. A retry after a crash resumes; any other replay
 * throws 409 `replayed`.
 */
export async function issueAlert(
  service: Client,
  { id, trial, signal }: Of<'alert'>,
): Promise<SignalIssued> {
  const { error } = await service.rpc('save_signal_draft', {
    p_id: id,
    p_version: 0,
    p_editor: null,
    p_signal: { ...signal, source: 'machine' },
  });
  if (error) throw error;
  try {
    return await issueDraft(service, { id, version: 1, trial });
  } catch (error) {
    const isConflict = error instanceof HttpError && error.code === 'conflict';
    throw isConflict ? publishError(409, 'replayed', 'This id was used before.') : error;
  }
}

/** Records an event of a signal. Throws 409 `conflict` or 422 `levels`. */
async function record(
  service: Client,
  event: {
    readonly p_id: string;
    readonly p_kind:
      | 'revised'
      | 'withdrawn'
      | 'entry_hit'
      | 'take_profit'
      | 'stop_loss'
      | 'expired';
    readonly p_at: string;
    readonly p_price: string | null;
    readonly p_facts: object;
    readonly p_take_profit?: string;
    readonly p_stop_loss?: string;
    readonly p_last: number;
  },
): Promise<EventRecorded> {
  const { data, error } = await service.rpc('record_signal_event', event);
  if (error) throw error;
  const [recorded] = data;
  if (recorded?.outcome === 'levels') {
    throw publishError(422, 'levels', 'The new levels contradict the action.');
  }
  if (recorded?.outcome !== 'recorded') throw conflict();
  const { position, hash } = recorded;
  if (position === null || hash === null) throw new Error('record_signal_event returned no event.');
  return { type: 'recorded', position, hash };
}
