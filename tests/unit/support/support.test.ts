/** The support store: draft and sending. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, draftLifetimeMs } from '../../../src/stores/support/draft.ts';

const person = {
  name: 'Claire Martin',
  email: 'claire@exemple.fr',
  subject: 'Une leçon',
  message: 'Bonjour.',
};
const tokenAnswer = { type: 'form-token', form_token: 'a-form-token' };
const ticket = { type: 'ticket', reference: 'SUP-000123', copy_to: person.email };

let answers: (Response | (() => Response))[];
let sent: Record<string, unknown>[];
let stored: Map<string, string>;
let refuses: boolean;
let full: boolean;
const heard = new Map<string, (event: unknown) => void>();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  answers = [];
  sent = [];
  stored = new Map();
  refuses = false;
  full = false;
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as Record<string, unknown>);
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('offline'));
    return Promise.resolve(typeof answer === 'function' ? answer() : answer);
  });
  const use = <Value>(work: () => Value): Value => {
    if (refuses) throw new DOMException('refused', 'SecurityError');
    return work();
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => use(() => stored.get(key) ?? null),
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      return use(() => stored.set(key, value));
    },
    removeItem: (key: string) => use(() => stored.delete(key)),
  });
  vi.stubGlobal('addEventListener', (name: string, hear: (event: unknown) => void) => {
    heard.set(name, hear);
  });
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  heard.clear();
});

const load = async () => ({
  ...(await import('../../../src/stores/support/support.ts')),
  ...(await import('../../../src/stores/support/call.ts')),
});
type Store = Awaited<ReturnType<typeof load>>;

const json = (body: unknown) => Response.json(body);
const errorResponse = (code: string, status = 409, headers: Record<string, string> = {}) =>
  Response.json({ error: { code, message: '' } }, { status, headers });
const kept = () => JSON.parse(stored.get(draftKey) ?? 'null') as { typed: unknown } | null;

/** A form with every field filled in. */
async function written(): Promise<Store> {
  const store = await load();
  store.openForm({});
  for (const [field, value] of Object.entries(person)) {
    store.type(field as keyof typeof person, value);
  }
  return store;
}

async function send(store: Store, website = ''): Promise<void> {
  const sending = store.sendMessage(store.valuesOf(store.$support.get().typed, {}), website, 'fr');
  await vi.runAllTimersAsync();
  await sending;
}

describe('the draft', () => {
  it('is saved on every keystroke and restored', async () => {
    const store = await written();
    expect(kept()).toMatchObject({ typed: person });
    vi.resetModules();
    const again = await load();
    expect(again).not.toBe(store);
    again.openForm({});
    expect(again.$support.get().typed).toEqual(person);
  });

  it('is dropped after thirty days or when invalid', async () => {
    await written();
    vi.setSystemTime(Date.now() + draftLifetimeMs + 1);
    vi.resetModules();
    const later = await load();
    later.openForm({});
    expect(later.$support.get().typed).toEqual({});
    expect(stored.has(draftKey)).toBe(false);
    for (const nonsense of ['{', '[]', '"x"', '{"typed":5,"at":1}', '{"at":1e99}']) {
      stored.set(draftKey, nonsense);
      vi.resetModules();
      const store = await load();
      store.openForm({});
      expect(store.$support.get().typed, nonsense).toEqual({});
    }
  });

  it('is merged with text typed before it was restored', async () => {
    await written();
    vi.resetModules();
    const store = await load();
    store.openForm({ subject: 'Autre objet', message: 'Encore.' });
    expect(store.$support.get().typed).toEqual({
      ...person,
      subject: 'Autre objet',
      message: 'Bonjour.\n\nEncore.',
    });
    vi.resetModules();
    const restored = await load();
    restored.openForm({ message: 'Bonjour.\n\nEncore.' });
    expect(restored.$support.get().typed.message).toBe('Bonjour.\n\nEncore.');
  });

  it('follows another tab, field by field', async () => {
    const store = await written();
    stored.set(
      draftKey,
      JSON.stringify({ typed: { ...person, message: 'Là-bas' }, at: Date.now() }),
    );
    store.type('subject', 'Ici');
    expect(kept()).toMatchObject({ typed: { ...person, subject: 'Ici', message: 'Là-bas' } });
    stored.set(draftKey, JSON.stringify({ typed: { ...person, name: 'Paul' }, at: Date.now() }));
    heard.get('storage')?.({ key: draftKey, newValue: 'x' });
    expect(store.$support.get().typed).toMatchObject({ name: 'Paul' });
  });

  it('sent or cleared in another tab is removed here and can be restored', async () => {
    const store = await written();
    stored.delete(draftKey);
    heard.get('storage')?.({ key: draftKey, newValue: null });
    expect(store.$support.get()).toMatchObject({ typed: {}, cleared: person });
    store.restoreDraft();
    expect(store.$support.get()).toMatchObject({ typed: person, cleared: undefined });
    expect(kept()).toMatchObject({ typed: person });
  });

  it('can be cleared, and restored until something else is typed', async () => {
    const store = await written();
    store.clearDraft();
    expect(stored.has(draftKey)).toBe(false);
    expect(store.$support.get()).toMatchObject({ typed: {}, cleared: person });
    store.type('name', 'P');
    expect(store.$support.get()).toMatchObject({ typed: { name: 'P' }, cleared: undefined });
  });

  it('lives in the page without storage, and reports that', async () => {
    refuses = true;
    const store = await written();
    expect(store.$support.get()).toMatchObject({ typed: person, kept: false });
    answers.push(json(tokenAnswer), json(ticket));
    await send(store);
    expect(store.$support.get().sent?.ticket).toEqual(ticket);
  });

  it('that cannot be saved is not replaced by an older one', async () => {
    const store = await written();
    full = true;
    store.type('message', 'Plus long');
    store.type('subject', 'Autre');
    heard.get('pageshow')?.({});
    expect(store.$support.get()).toMatchObject({
      kept: false,
      typed: { message: 'Plus long', subject: 'Autre' },
    });
  });
});

describe('the signed-in user', () => {
  it('prefills untouched fields only', async () => {
    const { valuesOf } = await load();
    const known = { name: 'Ada', email: 'ada@exemple.fr' };
    expect(valuesOf({}, known)).toEqual({ ...known, subject: '', message: '' });
    expect(valuesOf({ name: '', email: 'x' }, known)).toMatchObject({ name: '', email: 'x' });
  });
});

describe('sending', () => {
  it('requests one form token when the form is focused, waits for the minimum fill time and sends once', async () => {
    const store = await written();
    answers.push(json(tokenAnswer), json(ticket));
    store.prefetchFormToken();
    store.prefetchFormToken();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([{ action: 'form-token' }]);
    const values = store.valuesOf(store.$support.get().typed, {});
    const first = store.sendMessage(values, '', 'fr');
    const second = store.sendMessage(values, '', 'fr');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(store.$support.get().busy).toBe('waiting');
    expect(sent).toHaveLength(1);
    await vi.runAllTimersAsync();
    await Promise.all([first, second]);
    expect(sent.slice(1)).toEqual([
      expect.objectContaining({
        action: 'send',
        form_token: 'a-form-token',
        website: '',
        lang: 'fr',
        ...person,
      }),
    ]);
    expect(store.$support.get()).toMatchObject({
      sent: { ticket, subject: person.subject },
      typed: {},
      busy: 'no',
    });
    expect(stored.has(draftKey), 'the draft is dropped').toBe(false);
  });

  it('sends at once when the form token is old enough', async () => {
    const store = await written();
    answers.push(json(tokenAnswer), json(ticket));
    store.prefetchFormToken();
    await vi.advanceTimersByTimeAsync(3_000);
    const sending = store.sendMessage(store.valuesOf(person, {}), '', 'en');
    await vi.advanceTimersByTimeAsync(0);
    await sending;
    expect(store.$support.get().sent).toBeDefined();
  });

  it('waits no longer than the minimum fill time when the clock is set back an hour', async () => {
    const store = await written();
    answers.push(json(tokenAnswer), json(ticket));
    store.prefetchFormToken();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    void store.sendMessage(store.valuesOf(person, {}), '', 'en');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.$support.get().sent).toBeDefined();
  });

  it('keeps its id while a response is missing, and changes it with the text', async () => {
    const store = await written();
    answers.push(json(tokenAnswer));
    await send(store);
    expect(store.$support.get()).toMatchObject({
      error: { code: 'network' },
      typed: person,
      busy: 'no',
    });
    const number = sent.at(-1)?.['request'];
    // The page is loaded again.
    vi.resetModules();
    const again = await load();
    again.openForm({});
    answers.push(json(tokenAnswer));
    await send(again);
    expect(sent.at(-1)?.['request']).toBe(number);
    again.type('message', 'Autrement.');
    answers.push(json(ticket));
    await send(again);
    expect(sent.at(-1)?.['request']).not.toBe(number);
    expect(again.$support.get().sent).toBeDefined();
  });

  it('retries by itself when too fast or expired, and shows an error after three attempts', async () => {
    const store = await written();
    answers.push(
      json(tokenAnswer),
      errorResponse('too_fast'),
      errorResponse('form_token_expired'),
      json(tokenAnswer),
      json(ticket),
    );
    await send(store);
    expect(sent.map(({ action }) => action)).toEqual([
      'form-token',
      'send',
      'send',
      'form-token',
      'send',
    ]);
    expect(store.$support.get().sent).toBeDefined();

    const other = await written();
    answers.push(json(tokenAnswer), ...['1', '2', '3'].map(() => errorResponse('too_fast')));
    await send(other);
    expect(other.$support.get()).toMatchObject({ error: { code: 'too_fast' }, typed: person });
  });

  it.each([
    'too_many_links',
    'looks_automated',
    'too_large',
    'bad_request',
    'unavailable',
    'rate_limited',
  ])('shows %s and keeps the typed text', async (code) => {
    const store = await written();
    answers.push(json(tokenAnswer), errorResponse(code, 429, { 'Retry-After': '120' }));
    await send(store, 'http://x');
    expect(sent.at(-1)).toMatchObject({ website: 'http://x' });
    expect(store.$support.get()).toMatchObject({
      error: { code, retryAfter: 120 },
      typed: person,
      busy: 'no',
      sent: undefined,
    });
    expect(kept()).toMatchObject({ typed: person });
  });

  it('shows an error when no form token is available', async () => {
    const store = await written();
    answers.push(errorResponse('rate_limited', 429, { 'Retry-After': '60' }));
    await send(store);
    expect(store.$support.get()).toMatchObject({ error: { code: 'rate_limited', retryAfter: 60 } });
    expect(sent).toHaveLength(1);
  });
});
