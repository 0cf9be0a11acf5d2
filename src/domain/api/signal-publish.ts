/**
 * Contract of `POST /.netlify/functions/signal-publish`: an editor, whose session has given a second factor, writes and
 * issues signals. `alert` is a machine's request instead, which needs no session and proves itself by its secret.
 */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';
import { priceText, signalDraft } from '../signals/signal.ts';

const id = z.uuid();
/** The version of a draft that the caller has read; 0 for a new one. */
const version = z.number().int().min(0);
/** Position of the last event of the signal that the caller has seen: another one since is a conflict. */
const last = z.number().int().positive();
const words = z.string().trim().min(10).max(500);
const note = z.strictObject({ fr: words, en: words });
/** Where a price is from, when it is not from the market data, such as an exchange's name and a minute. */
const source = z.string().trim().min(3).max(200);

export const signalPublishRequest = z.discriminatedUnion('action', [
  /** Stores a draft. Response: `DraftSaved`. */
  z.strictObject({ action: z.literal('save'), id, version, signal: signalDraft }),
  /** Response: `DraftDeleted`. */
  z.strictObject({ action: z.literal('delete'), id, version }),
  /** Issues a draft, as a trial (recorded, sent to nobody) or to subscribers. Response: `SignalIssued`. */
  z.strictObject({ action: z.literal('issue'), id, version, trial: z.boolean() }),
  /** Moves the levels from now on. Response of these three: `EventRecorded`. */
  z.strictObject({
    action: z.literal('revise'),
    id,
    last,
    take_profit: priceText,
    stop_loss: priceText,
    note,
  }),
  /** Takes a signal back; an entered one at the market's price, or at `price` from `source` where there is none. */
  z.strictObject({
    action: z.literal('withdraw'),
    id,
    last,
    note,
    price: priceText.optional(),
    source: source.optional(),
  }),
  /** Records by hand what the market data could not: `source` says where it can be seen. */
  z.strictObject({
    action: z.literal('resolve'),
    id,
    last,
    kind: z.enum(['entry_hit', 'take_profit', 'stop_loss', 'expired']),
    at: z.iso.datetime(),
    price: priceText.optional(),
    source,
  }),
  /**
   * Names the analyst; opens or closes the service if `open` is given. `known` is what the editor saw: after another
   * change it is a conflict. Response: `SettingsSaved`.
   */
  z.strictObject({
    action: z.literal('settings'),
    known: z.strictObject({ analyst: z.string().max(80).nullable(), open: z.boolean() }),
    analyst: z.string().trim().max(80),
    open: z.boolean().optional(),
  }),
  /**
   * A machine's signal, issued at once. Proved by the headers of Standard Webhooks, or by `secret` where the sender
   * cannot sign, such as a TradingView alert. `at` is at most five minutes old. `id` becomes the signal's: a replay
   * finds it taken.
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
 * - `not_editor`: the account is no editor's; `second_factor_required`: it is, without a second factor in this session;
 * - `conflict`: changed, issued or closed by somebody else meanwhile: read it again;
 * - `signals_closed`: only trials may be issued before the opening;
 * - `levels`: the new levels contradict the action;
 * - `no_price`: the market data has no price now: give `price` and `source`;
 * - `data_decided`: the market data has the prices of that time, and they did not reach the level;
 * - `no_analyst`, `no_record`: what the opening needs;
 * - `not_signed`, `replayed`, `too_old`: refused requests of a machine.
 */
export type SignalPublishCode =
  | CommonCode
  | 'not_editor'
  | 'second_factor_required'
  | 'conflict'
  | 'signals_closed'
  | 'levels'
  | 'no_price'
  | 'data_decided'
  | 'no_analyst'
  | 'no_record'
  | 'not_signed'
  | 'replayed'
  | 'too_old';
