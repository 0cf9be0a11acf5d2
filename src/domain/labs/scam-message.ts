/** Messages to judge, honest or not, and how often a reader's alarms are right. */
import type { Mark } from './shared/rounds.ts';

export type Channel = 'mail' | 'chat' | 'call' | 'site';

export interface Message {
  readonly id: string;
  readonly channel: Channel;
  /** Sentences, from 0, that give a scam away; none in an honest message. */
  readonly tells: readonly number[];
}

/** Half of the messages are honest. Their words are in the texts of each language. */
export const messages = [
  { id: 'suspended', channel: 'mail', tells: [2] },
  { id: 'new-device', channel: 'mail', tells: [] },
  { id: 'sync', channel: 'chat', tells: [2] },
  { id: 'moderator', channel: 'chat', tells: [] },
  { id: 'safe-account', channel: 'call', tells: [2, 3, 4] },
  { id: 'callback', channel: 'call', tells: [] },
  { id: 'double', channel: 'site', tells: [1] },
  { id: 'maintenance', channel: 'site', tells: [] },
  { id: 'tax-first', channel: 'chat', tells: [3] },
  { id: 'statement', channel: 'mail', tells: [] },
  { id: 'recovery', channel: 'mail', tells: [2] },
  { id: 'firmware', channel: 'mail', tells: [] },
] as const satisfies readonly Message[];

export type MessageId = (typeof messages)[number]['id'];

/** Whether a message is a scam. */
export function isScam({ tells }: Message): boolean {
  return tells.length > 0;
}

/** The reader's verdict on a message; for a scam, with the sentence that gives it away. */
export type Opinion =
  | { readonly type: 'honest' }
  | { readonly type: 'scam'; readonly sentence: number };

/** Serializes an opinion for storage. */
export function writeOpinion(opinion: Opinion): string {
  return opinion.type === 'scam' ? `scam:${opinion.sentence}` : 'honest';
}

/** Parses a stored opinion. */
export function readOpinion(text: string | undefined): Opinion | undefined {
  if (text === 'honest') return { type: 'honest' };
  const [type, sentence] = (text ?? '').split(':');
  return type === 'scam' ? { type, sentence: Number(sentence) } : undefined;
}

/** Grades an opinion: half for a scam recognized by the wrong sentence. */
export function judge(message: Message, opinion: Opinion): Mark {
  if (!isScam(message)) return opinion.type === 'honest' ? 'right' : 'wrong';
  if (opinion.type === 'honest') return 'wrong';
  return message.tells.includes(opinion.sentence) ? 'right' : 'half';
}

/** Counts of the messages judged so far. */
export interface Tally {
  /** Scams that were recognized, and all scams judged. */
  readonly caught: number;
  readonly scams: number;
  /** Honest messages that were called scams, and all honest ones judged. */
  readonly falseAlarms: number;
  readonly honest: number;
}

/** Counts opinions by what the messages were. */
export function tallyOf(judged: readonly (readonly [Message, Opinion])[]): Tally {
  const ofScams = judged.filter(([message]) => isScam(message));
  const ofHonest = judged.filter(([message]) => !isScam(message));
  const alarms = (of: typeof judged) => of.filter(([, { type }]) => type === 'scam').length;
  return {
    caught: alarms(ofScams),
    scams: ofScams.length,
    falseAlarms: alarms(ofHonest),
    honest: ofHonest.length,
  };
}

/** Parts of all messages received, as shares of 1. */
export interface Alarms {
  readonly caught: number;
  readonly missed: number;
  readonly falseAlarms: number;
  readonly accepted: number;
  /** Share of the alarms that are right; `undefined` without any alarm. */
  readonly precision: number | undefined;
}

/**
 * Alarms at the reader's rates, if scams are a given share of all messages (Bayes).
 * @returns `undefined` until a message of each kind was judged.
 */
export function alarmsOf(tally: Tally, share: number): Alarms | undefined {
  if (!tally.scams || !tally.honest) return undefined;
  const caught = (share * tally.caught) / tally.scams;
  const falseAlarms = ((1 - share) * tally.falseAlarms) / tally.honest;
  const all = caught + falseAlarms;
  return {
    caught,
    missed: share - caught,
    falseAlarms,
    accepted: 1 - share - falseAlarms,
    precision: all > 0 ? caught / all : undefined,
  };
}
