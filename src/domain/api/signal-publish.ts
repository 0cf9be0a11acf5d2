/**
 * Contract of `POST /.netlify/functions/signal-publish`: an editor, whose session has passed the second factor, writes
 * and issues signals. `alert` is a machine's request: it needs no session and is authenticated by its secret.
 */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';
import { countCharacters } from '../shared/printable.ts';
import { lineField } from './fields.ts';
import { noteLimits, sourceLimits } from '../desk/limits.ts';
import { outcomeKinds, priceText, signalDraft } from '../signals/signal.ts';

const id = z.uuid();
/** The version of a draft that the caller has read; 0 for a new one. */
const version = z.number().int().min(0);
/** Position of the signal's last event that the caller has seen: a later event is a conflict. */
const last = z.number().int().positive();
const words = z.string().trim().min(noteLimits.min).max(noteLimits.max);
const note = z.strictObject({ fr: words, en: words });
/** Source of a price that is not from the market data, such as an exchange's name and a time. */
const source = z.string().trim().min(sourceLimits.min).max(sourceLimits.max);
/** The analyst's name, as the database takes it; empty if there is none. */
const analyst = lineField(80).refine((name) => name === '' || countCharacters(name) >= 2);

export const signalPublishRequest = z.discriminatedUnion('action', [
  /** Stores a draft. Response: `DraftSaved`. */
  z.strictObject({ action: z.literal('save'), id, version, signal: signalDraft }),
  /** Response: `DraftDeleted`. */
  z.strictObject({ action: z.literal('delete'), id, version }),
  /** Issues a draft, as a trial (recorded, sent to nobody) or to subscribers. Response: `SignalIssued`. */
  z.strictObject({ action: z.literal('issue'), id, version, trial: z.boolean() }),
  /** Moves the levels from now on. Response of this action and the next two: `EventRecorded`. */
  z.strictObject({
    action: z.literal('revise'),
    id,
    last,
    take_profit: priceText,
    stop_loss: priceText,
    note,
  }),
  /** Withdraws a signal; once entered, at the market price, or at `price` from `source` if there is none. */
  z.strictObject({
    action: z.literal('withdraw'),
    id,
    last,
    note,
    price: priceText.optional(),
    source: source.optional(),
  }),
  /** Records an outcome that the market data missed; `source` says where it can be checked. */
  z.strictObject({
    action: z.literal('resolve'),
    id,
    last,
    kind: z.enum(outcomeKinds),
    at: z.iso.datetime(),
    price: priceText.optional(),
    source,
  }),
  /**
   * Names the analyst; opens or closes the service if `open` is given. `known` is what the editor saw: a change since
   * then is a conflict. Response: `SettingsSaved`.
   */
  z.strictObject({
    action: z.literal('settings'),
    known: z.strictObject({ analyst: z.string().max(80).nullable(), open: z.boolean() }),
    analyst,
    open: z.boolean().optional(),
  }),
  /**
   * A machine's signal, issued at once. Authenticated by the Standard Webhooks headers, or by `secret` if the sender
   * cannot sign, such as a TradingView alert. `at` is at most five minutes old. `id` becomes the signal's id, so a
   * replay is rejected.
   */
  z.strictObject({
    action: z.literal('alert'),
    id,
    at: z.iso.datetime({ offset: true }),
    secret: z.string().max(200).optional(),
    trial: z.boolean(),
    signal: signalDraft,
  }),
]);
export type SignalPublishRequest = z.input<typeof signalPublishRequest>;

export interface DraftSaved {
  readonly type: 'saved';
  readonly version: number;
}
export interface DraftDeleted {
  readonly type: 'deleted';
}
export interface SignalIssued {
  readonly type: 'issued';
  /** In the hash chain. */
  readonly position: number;
  readonly hash: string;
  readonly valid_until: string;
}
export interface EventRecorded {
  readonly type: 'recorded';
  readonly position: number;
  readonly hash: string;
}
export interface SettingsSaved {
  readonly type: 'settings';
}
export type SignalPublishResponse =
  | DraftSaved
  | DraftDeleted
  | SignalIssued
  | EventRecorded
  | SettingsSaved;

/**
 * - `not_editor`: the account is not an editor; `second_factor_required`: the session has not passed the second factor;
 * - `conflict`: changed, issued or closed by somebody else meanwhile: read it again;
 * - `signals_closed`: only trials may be issued before the opening;
 * - `levels`: the new levels contradict the action;
 * - `no_price`: the market data has no price now: send `price` and `source`;
 * - `not_compared`: the last prices are not compared yet, because a chart is missing: try again in a minute;
 * - `data_decided`: the market data covers that time, and the price did not reach the level;
 * - `no_analyst`, `no_record`: required for the opening;
 * - `not_signed`, `replayed`, `too_old`: rejected requests of a machine.
 */
export type SignalPublishCode =
  | CommonCode
  | 'not_editor'
  | 'second_factor_required'
  | 'conflict'
  | 'signals_closed'
  | 'levels'
  | 'no_price'
  | 'not_compared'
  | 'data_decided'
  | 'no_analyst'
  | 'no_record'
  | 'not_signed'
  | 'replayed'
  | 'too_old';
