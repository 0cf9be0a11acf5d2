import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetOrder,
  rememberOrder,
  resumeOrder,
} from '../../../src/stores/checkout/pending-order.ts';

const key = 'pending-order';
const kept = new Map<string, string>();
const opened: unknown[] = [];
let session: string | null = 'a session';

function storage(values: { getItem: (name: string) => string | null }) {
  return {
    ...values,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  kept.clear();
  opened.length = 0;
  session = 'a session';
  vi.stubGlobal('location', { pathname: '/fr/solutions' });
  vi.stubGlobal('sessionStorage', storage({ getItem: (name) => kept.get(name) ?? null }));
  vi.stubGlobal(
    'localStorage',
    storage({ getItem: (name) => (name === 'session' ? session : null) }),
  );
  vi.stubGlobal('dispatchEvent', (event: CustomEvent<unknown>) => opened.push(event.detail));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an order pending during Google sign-in', () => {
  it('opens again once, on the page it was left from', () => {
    rememberOrder('formationEtSignaux');
    resumeOrder();
    resumeOrder();
    expect(opened).toEqual([{ plan: 'formationEtSignaux' }]);
    expect(kept.size).toBe(0);
  });

  it('stays closed on another page and without a session', () => {
    rememberOrder('formation');
    vi.stubGlobal('location', { pathname: '/fr/auth/callback' });
    resumeOrder();
    vi.stubGlobal('location', { pathname: '/fr/solutions' });
    session = null;
    resumeOrder();
    expect(opened).toEqual([]);
    session = 'a session';
    resumeOrder();
    expect(opened).toEqual([{ plan: 'formation' }]);
  });

  it.each([
    ['a quarter of an hour later', 15 * 60_000],
    ['when the clock went back', -1],
  ])('expires %s', (_, later) => {
    rememberOrder('formation');
    vi.setSystemTime(Date.now() + later);
    resumeOrder();
    expect(opened).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('is still pending just before it expires', () => {
    rememberOrder('formation');
    vi.setSystemTime(Date.now() + 15 * 60_000 - 1);
    resumeOrder();
    expect(opened).toHaveLength(1);
  });

  it('is cleared when the dialog closes', () => {
    rememberOrder('formation');
    forgetOrder();
    resumeOrder();
    expect(opened).toEqual([]);
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    '{"plan":"premium","path":"/fr/solutions","at":1795341600000}',
    '{"plan":"formation","path":7,"at":1795341600000}',
    '{"plan":"formation","path":"/fr/solutions","at":"soon"}',
  ])('opens nothing for %s', (text) => {
    kept.set(key, text);
    resumeOrder();
    expect(opened).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('works without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(() => {
      rememberOrder('formation');
      resumeOrder();
      forgetOrder();
    }).not.toThrow();
    expect(opened).toEqual([]);
  });
});
