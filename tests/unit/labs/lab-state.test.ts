import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atom } from 'nanostores';
import type { SessionState } from '../../../src/stores/auth/session.ts';
import { clearLabs, keepLab, readLab } from '../../../src/stores/course/lab-state.ts';

const session = vi.hoisted(() => ({ store: undefined as unknown }));
vi.mock('../../../src/stores/auth/session.ts', () => ({
  get $session() {
    return (session.store ??= atom<SessionState>({ type: 'loading' }));
  },
}));
const show = (state: SessionState): void =>
  (session.store as { set: (state: SessionState) => void }).set(state);
const signIn = (id: string): void =>
  show({ type: 'signed-in', member: { id, email: `${id}@demo.example`, firstName: id } });

const initial = { risk: 1, data: 'Ana', slips: false };

/** A session storage in memory, whose keys are its own properties as in a browser. */
function fakeStorage(): Storage {
  const methods = {
    getItem: (key: string) => (stored as unknown as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  const stored = Object.create(methods) as Storage;
  return stored;
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  show({ type: 'loading' });
});

describe('the state of a lab', () => {
  it('is kept by lesson and lab', () => {
    keepLab('a/hash', { state: { ...initial, risk: 2 }, done: ['double'] });
    expect(readLab('a/hash', initial)).toEqual({
      state: { ...initial, risk: 2 },
      done: ['double'],
    });
    expect(readLab('b/hash', initial)).toEqual({ state: initial, done: [] });
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['another version', '{"version":1,"user":null,"state":{"risk":2},"done":[]}'],
    ['no state', '{"version":2,"user":null,"done":[]}'],
    ['of no known user', '{"version":2,"state":{"risk":2},"done":[]}'],
  ])('is the initial one when what is kept is %s', (_, kept) => {
    sessionStorage.setItem('lab:a/hash', kept);
    expect(readLab('a/hash', initial)).toEqual({ state: initial, done: [] });
  });

  it('takes only values of the right type, and no unknown ones', () => {
    const state = { risk: '2', data: 'Léo', extra: 1 };
    const kept = JSON.stringify({ version: 2, user: null, state, done: ['x', 3] });
    sessionStorage.setItem('lab:a/hash', kept);
    expect(readLab('a/hash', initial)).toEqual({ state: { ...initial, data: 'Léo' }, done: ['x'] });
  });

  it('is deleted lab by lab or all together, and nothing else is', () => {
    sessionStorage.setItem('other', '1');
    keepLab('a/hash', { state: { risk: 2 }, done: [] });
    keepLab('a/chain', { state: { risk: 2 }, done: [] });
    clearLabs('a/hash');
    expect(Object.keys(sessionStorage)).toEqual(['other', 'lab:a/chain']);
    clearLabs();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });

  it('lasts as long as the page without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepLab('a/hash', { state: initial, done: [] });
    expect(readLab('a/hash', initial)).toEqual({ state: initial, done: [] });
  });

  it('is not shown to another user, also after a sign-out on a page that loaded no lab', () => {
    signIn('ada');
    keepLab('a/hash', { state: { ...initial, data: 'Mine' }, done: ['x'] });
    const left = sessionStorage.getItem('lab:a/hash') ?? '';
    expect(readLab('a/hash', initial).state.data).toBe('Mine');
    for (const next of ['blaise', undefined]) {
      if (next === undefined) show({ type: 'signed-out' });
      else signIn(next);
      sessionStorage.setItem('lab:a/hash', left);
      expect(readLab('a/hash', initial)).toEqual({ state: initial, done: [] });
    }
  });

  it('is shown to the user of the stored session while the session is being read', () => {
    signIn('ada');
    keepLab('a/hash', { state: { ...initial, data: 'Mine' }, done: ['x'] });
    const dataFor = (stored: Readonly<Record<string, string>>) => {
      vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
      return readLab('a/hash', initial).state.data;
    };
    const session = JSON.stringify({ user: { id: 'ada' } });
    for (const type of ['loading', 'failed'] as const) {
      show({ type });
      expect(dataFor({ session })).toBe('Mine');
      expect(dataFor({ session, 'second-factor': 'asked' })).toBe('Ana');
      expect(dataFor({ session: JSON.stringify({ user: { id: 'blaise' } }) })).toBe('Ana');
      for (const unreadable of ['', '{', 'null', '{}']) {
        expect(dataFor({ session: unreadable })).toBe('Ana');
      }
      expect(dataFor({})).toBe('Ana');
    }
  });

  it('that changes while the session is being read belongs to the user of the stored session', () => {
    const session = JSON.stringify({ user: { id: 'ada' } });
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'session' ? session : null),
    });
    keepLab('a/hash', { state: { ...initial, data: 'Mine' }, done: [] });
    signIn('ada');
    expect(readLab('a/hash', initial).state.data).toBe('Mine');
  });

  it('of a visitor is not shown to the user who signs in', () => {
    show({ type: 'signed-out' });
    keepLab('a/hash', { state: { ...initial, data: 'Visitor' }, done: [] });
    expect(readLab('a/hash', initial).state.data).toBe('Visitor');
    signIn('ada');
    expect(readLab('a/hash', initial).state.data).toBe('Ana');
  });
});
