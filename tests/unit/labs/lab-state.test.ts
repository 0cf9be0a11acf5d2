import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearLabs, keepLab, readLab } from '../../../src/stores/course/lab-state.ts';

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
    ['another version', '{"version":0,"state":{"risk":2},"done":[]}'],
    ['no state', '{"version":1,"done":[]}'],
  ])('is the initial one when what is kept is %s', (_, kept) => {
    sessionStorage.setItem('lab:a/hash', kept);
    expect(readLab('a/hash', initial)).toEqual({ state: initial, done: [] });
  });

  it('takes only values of the right type, and no unknown ones', () => {
    const state = { risk: '2', data: 'Léo', extra: 1 };
    const kept = JSON.stringify({ version: 1, state, done: ['x', 3] });
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
});
