/** Finds sums such as `20 ÷ 4 = 5 unités` in a text, and recomputes them. */
import type { Lang } from '../../../src/i18n/locales.ts';
import { type Token, tokensOf, type TokenType } from './sum-tokens.ts';

/** A sum that was recomputed: the two sides of an equals sign. */
export interface Sum {
  readonly text: string;
  /** Value of the left side. */
  readonly got: number;
  /** Whether the right side equals it, rounded to the digits it shows. */
  readonly right: boolean;
}

/** Every sum of a text that has numbers only. Sums with a variable or a word in them are left out. */
export function sumsIn(text: string, lang: Lang): Sum[] {
  const tokens = tokensOf(text, lang);
  return tokens.flatMap(({ type }, at) => {
    if (type !== 'equals') return [];
    const left = sideBefore(tokens, at);
    const right = sideAfter(tokens, at);
    if (!left || !right) return [];
    // Two bare numbers are not a sum: `1 R = 20 €`.
    if (![...left, ...right].some(calculates)) return [];
    return [compare(left, right)];
  });
}

function calculates({ type, power }: Token): boolean {
  return type === 'operator' || power;
}

const calculating = new Set<TokenType>(['number', 'operator', 'open', 'close']);

/** The longest expression that ends at an equals sign; none if something unknown belongs to it. */
function sideBefore(tokens: readonly Token[], at: number): Token[] | undefined {
  let start = at;
  while (start > 0 && calculating.has(tokens[start - 1]?.type ?? 'end')) start -= 1;
  for (let from = start; from < at; from += 1) {
    if (!isExpression(tokens.slice(from, at))) continue;
    const before = tokens[from - 1]?.type;
    // A word before parentheses may be a function: racine de (4 + 12).
    const isPart = before === 'operator' || (before === 'word' && tokens[from]?.type === 'open');
    return isPart ? undefined : tokens.slice(from, at);
  }
  return undefined;
}

/** The longest expression that starts after an equals sign. */
function sideAfter(tokens: readonly Token[], at: number): Token[] | undefined {
  let end = at + 1;
  while (calculating.has(tokens[end]?.type ?? 'end')) end += 1;
  for (let to = end; to > at + 1; to -= 1) {
    if (!isExpression(tokens.slice(at + 1, to))) continue;
    return tokens[to]?.type === 'operator' ? undefined : tokens.slice(at + 1, to);
  }
  return undefined;
}

function isExpression(tokens: readonly Token[]): boolean {
  return !Number.isNaN(valueOf(tokens));
}

/** The value of an expression; NaN if it is not one. */
function valueOf(tokens: readonly Token[]): number {
  const rest = [...tokens];
  const value = total(rest);
  return rest.length === 0 ? value : NaN;
}

function total(rest: Token[]): number {
  const isMoney = rest[0]?.money;
  let value = product(rest);
  while (isTermSign(rest[0])) {
    const sign = rest.shift()?.text === '−' ? -1 : 1;
    // 50 € + 0,25 % adds that share of 50 €.
    const [term, after] = rest;
    const share = isMoney && term?.percent && !isFactor(after);
    value += sign * product(rest) * (share ? value : 1);
  }
  return value;
}

function product(rest: Token[]): number {
  let value = factor(rest);
  while (isFactor(rest[0])) {
    const by = rest.shift()?.text;
    const next = factor(rest);
    value = by === '×' ? value * next : value / next;
  }
  return value;
}

/** Whether a token adds or subtracts. */
function isTermSign(token: Token | undefined): boolean {
  return token?.type === 'operator' && !isFactor(token);
}

/** Whether a token multiplies or divides. */
function isFactor(token: Token | undefined): boolean {
  return token !== undefined && ['×', '÷', '/'].includes(token.text);
}

function factor(rest: Token[]): number {
  const first = rest.shift();
  if (first?.type === 'number') return first.value;
  if (first?.type !== 'open') return NaN;
  const value = total(rest);
  return rest.shift()?.type === 'close' ? value : NaN;
}

function compare(left: readonly Token[], right: readonly Token[]): Sum {
  const [got, said] = [valueOf(left), valueOf(right)];
  const written = [...left, { text: '=' }, ...right].map(({ text }) => text.trim());
  const percent = [...left, ...right].some((token) => token.percent);
  // A sum in per cent may name it once: 28 + 24 = 52 %.
  const scales = percent ? [1, 100, 0.01] : [1];
  const only = right.length === 1 ? right[0] : undefined;
  const shown = only ? only.unit : shownUnit(left);
  return {
    text: written.join(' '),
    got,
    right: scales.some((scale) => isRounded(got * scale, said, shown)),
  };
}

/** Whether a number is another one rounded to this unit, to the nearest or towards zero (a quantity to buy). */
function isRounded(got: number, said: number, unit: number): boolean {
  // Floating-point error.
  const noise = 1e-9 * Math.abs(said);
  const over = Math.abs(got) - Math.abs(said);
  if (got * said < 0) return false;
  return Math.abs(over) <= unit / 2 + noise || (over > 0 && over < unit - noise);
}

/** Rounding of a side that is one number: it may be the rounded value of the other. */
function shownUnit(side: readonly Token[]): number {
  return side.length === 1 ? (side[0]?.unit ?? 0) : 0;
}
