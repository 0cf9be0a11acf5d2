import type { ShownField } from '../../../../domain/labs/approval-reading.ts';
import { holdings, parties, partyOf } from '../../../../domain/labs/approval-requests.ts';
import { maxUint } from '../../../../domain/labs/shared/abi.ts';
import { formatParisTime } from '../../../../i18n/clock.ts';
import { fill } from '../../../../i18n/format.ts';
import type { approvalLab } from '../../../../i18n/fr/course/labs/approval.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';

export type ApprovalTexts = typeof approvalLab;

/** A field in a language: its value, the owner of its address, and its meaning. */
export interface FieldWords {
  readonly label: string;
  readonly value: string;
  /** The owner of the address. */
  readonly owner?: string;
  readonly isStranger?: boolean;
  readonly note: string;
}

/** Symbol of the token that an amount counts. */
function symbolOf(name: string): 'EURF' | 'ORIO' {
  return name === 'amountOutMin' ? 'ORIO' : 'EURF';
}

/** An amount of tokens: `121,25 ORIO`. */
export function tokens(amount: number, symbol: string, lang: Lang): string {
  return `${numbersOf(lang).number(amount)}\u00A0${symbol}`;
}

/** The words of a field. */
export function wordsOf(
  { name, value }: ShownField,
  selector: string,
  t: ApprovalTexts,
  lang: Lang,
): FieldWords {
  const label = t.fields[name as keyof ApprovalTexts['fields']];
  if (name === 'function') return { label, ...functionWords(String(value), selector, t) };
  if (name === 'issued' || name === 'once' || name === 'host') {
    return { label, value: String(value), note: t.notes[name] };
  }
  if (Array.isArray(value)) {
    const symbols = value.map((address: string) => t.parties[partyOf(address) ?? 'eurf']);
    return { label, value: symbols.join(' → '), note: t.notes.path };
  }
  if (typeof value === 'string') {
    const words = addressWords(value, t);
    const note = name === 'contract' ? fill(t.notes.contract, { who: words.note }) : words.note;
    return { label, ...words, note };
  }
  if (typeof value === 'boolean') return { label, value: t.yes, note: t.notes.approved };
  const number = value as bigint;
  if (name === 'nonce') return { label, value: String(number), note: t.notes.nonce };
  if (name === 'deadline') return { label, ...deadlineWords(number, t, lang) };
  return { label, ...amountWords(number, symbolOf(name), t, lang) };
}

function functionWords(signature: string, selector: string, t: ApprovalTexts) {
  const name = signature.split('(')[0] ?? '';
  if (name === 'Permit') return { value: name, note: t.notes.permit };
  const note = t.notes[name as 'approve'];
  return { value: name, note: `${note} ${fill(t.notes.selector, { selector, signature })}` };
}

function addressWords(address: string, t: ApprovalTexts) {
  const full = Object.values(parties).find((known) => known.toLowerCase() === address) ?? address;
  const value = `0x${full.slice(0, 4)}…${full.slice(-4)}`;
  const party = partyOf(address);
  if (!party) return { value, owner: t.unknown, isStranger: true, note: t.notes.stranger };
  const owner = t.parties[party];
  return { value, owner, note: fill(t.notes.known, { name: owner }) };
}

function deadlineWords(seconds: bigint, t: ApprovalTexts, lang: Lang) {
  if (seconds === maxUint) return { value: t.never, note: t.notes.never };
  const value = formatParisTime(lang, new Date(Number(seconds) * 1000));
  return { value, note: fill(t.notes.deadline, { raw: String(seconds) }) };
}

function amountWords(amount: bigint, symbol: 'EURF' | 'ORIO', t: ApprovalTexts, lang: Lang) {
  if (amount === maxUint) return { value: t.unlimited, note: t.notes.unlimited };
  const { decimals } = holdings[symbol === 'EURF' ? 'eurf' : 'orio'];
  const value = tokens(Number(amount) / 10 ** decimals, symbol, lang);
  return {
    value,
    note: fill(t.notes.amount, { raw: String(amount), symbol, decimals, amount: value }),
  };
}
