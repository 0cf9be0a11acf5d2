/** Notes waiting to be saved to the account. Their requests: tests/e2e/course/notes.spec.ts. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withDrafts, type LessonNote, type NoteDraft } from '../../../src/domain/course/notes.ts';

type Session = { type: 'signed-out' } | { type: 'signed-in'; member: { id: string } };
type Answer = 'stored' | 'older' | 'waiting' | 'full' | 'rejected';

/** A stubbed account: its notes, the drafts it received, and its responses. */
const account = vi.hoisted(() => ({
  notes: [] as LessonNote[],
  sent: [] as NoteDraft[],
  answers: [] as Answer[],
  unreadable: false,
  /** Maximum number of notes. */
  limit: 500,
}));
const session = vi.hoisted((): { $session: unknown } => ({ $session: undefined }));

vi.mock('../../../src/stores/auth/session.ts', () => session);
vi.mock('../../../src/stores/course/note-requests.ts', () => ({
  readNotes: () => Promise.resolve(account.unreadable ? undefined : [...account.notes]),
  sendDraft: (_: string, draft: NoteDraft) => {
    account.sent.push(draft);
    const others = account.notes.filter(({ id }) => id !== draft.note.id);
    const isFull = !draft.deleted && others.length >= account.limit;
    const answer = account.answers.shift() ?? (isFull ? 'full' : 'stored');
    if (answer === 'stored') account.notes = withDrafts(account.notes, [draft]);
    return Promise.resolve(answer);
  },
}));

const kept = new Map<string, string>();
const ada: Session = { type: 'signed-in', member: { id: 'ada' } };
const passage = { lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'q' } as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  Object.assign(account, { notes: [], sent: [], answers: [], unreadable: false, limit: 500 });
  session.$session = atom<Session>(ada);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      kept.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens the lesson's notes as a page does; `texts` lists them as shown. */
async function openPage() {
  const { addNote, deleteNote, editNote, notesOf } =
    await import('../../../src/stores/course/notes.ts');
  const { $notes } = notesOf({ lesson: passage.lesson });
  $notes.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () => {
    const state = $notes.get();
    return state.type === 'loading' ? [] : state.notes;
  };
  const texts = () => shown().map(({ text, status }) => `${text}: ${status}`);
  return { $notes, addNote, deleteNote, editNote, shown, texts };
}

const settle = () => vi.advanceTimersByTimeAsync(10);

it('a new note shows at once, and its draft goes once the account has it', async () => {
  const { addNote, texts } = await openPage();
  // The page's passage has a position on the screen, which is not stored.
  addNote({ ...passage, ...{ left: 1, top: 2 } }, '  first ');
  expect(texts()).toEqual(['first: sending']);
  expect(kept.size).toBe(1);
  await settle();
  expect(texts()).toEqual(['first: saved']);
  expect(kept.size).toBe(0);
  expect(Object.keys(account.notes[0] ?? {}).sort()).toEqual([
    'block',
    'createdAt',
    'id',
    'lang',
    'lesson',
    'quote',
    'text',
    'updatedAt',
  ]);
});

it('without a connection a note waits in the browser, over a reload, and is sent again by itself', async () => {
  account.answers = ['waiting', 'waiting'];
  const before = await openPage();
  before.addNote(passage, 'offline');
  await settle();
  expect(before.texts()).toEqual(['offline: waiting']);
  vi.resetModules();
  account.unreadable = true;
  const after = await openPage();
  expect(after.$notes.get().type).toBe('failed');
  expect(after.texts()).toEqual(['offline: waiting']);
  account.unreadable = false;
  await vi.advanceTimersByTimeAsync(31_000);
  expect(account.notes.map(({ text }) => text)).toEqual(['offline']);
  expect(kept.size).toBe(0);
});

it('an edit during the sending of another is sent after it', async () => {
  const { addNote, editNote, shown, texts } = await openPage();
  addNote(passage, 'one');
  const [note] = shown();
  if (note) editNote(note, 'two');
  await settle();
  expect(account.sent.map(({ note: { text } }) => text)).toEqual(['one', 'two']);
  expect(texts()).toEqual(['two: saved']);
  expect(kept.size).toBe(0);
});

it('a deletion can be taken back', async () => {
  const { addNote, deleteNote, editNote, shown, texts } = await openPage();
  addNote(passage, 'kept');
  await settle();
  const [note] = shown();
  if (!note) throw new Error('There is no note.');
  deleteNote(note);
  await settle();
  expect(texts()).toEqual([]);
  expect(account.notes).toEqual([]);
  editNote(note, note.text);
  await settle();
  expect(account.notes).toMatchObject([{ id: note.id, text: 'kept', createdAt: note.createdAt }]);
});

it('an edit overtaken by another device says so, and its text is not lost', async () => {
  const { addNote, editNote, shown } = await openPage();
  addNote(passage, 'first');
  await settle();
  const [note] = shown();
  if (!note) throw new Error('There is no note.');
  const elsewhere = { ...note, text: 'elsewhere', updatedAt: '2099-01-01T00:00:00.000Z' };
  account.notes = [elsewhere];
  account.answers = ['older'];
  editNote(note, 'mine');
  await settle();
  expect(shown()).toMatchObject([{ text: 'elsewhere', status: 'saved', replaced: 'mine' }]);
  expect(kept.size).toBe(0);
});

it('a note beyond the limit stays here and is not sent for ever', async () => {
  account.answers = ['full'];
  const { addNote, texts } = await openPage();
  addNote(passage, 'too many');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(texts()).toEqual(['too many: full']);
  expect(account.sent).toHaveLength(1);
  expect(kept.size).toBe(1);
});

it('a note beyond the limit is sent once another is deleted', async () => {
  const { addNote, deleteNote, shown, texts } = await openPage();
  addNote(passage, 'old');
  await settle();
  const [old] = shown();
  if (!old) throw new Error('There is no note.');
  account.limit = 1;
  addNote(passage, 'new');
  await settle();
  expect(texts()).toContain('new: full');
  deleteNote(old);
  await settle();
  expect(texts()).toEqual(['new: saved']);
  expect(account.notes.map(({ text }) => text)).toEqual(['new']);
});

it('a change of another tab is sent by this one if that tab does not', async () => {
  const onStorage = vi.fn<(event: { key: string }) => void>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (type: string, listener: typeof onStorage) => {
    if (type === 'storage') onStorage.mockImplementation(listener);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  const { texts } = await openPage();
  const at = new Date().toISOString();
  const note = { ...passage, id: 'other-tab', text: 'elsewhere', createdAt: at, updatedAt: at };
  const key = `note-draft:ada:${note.id}`;
  localStorage.setItem(key, JSON.stringify({ note, deleted: false }));
  onStorage({ key });
  expect(texts()).toEqual(['elsewhere: waiting']);
  await settle();
  expect(account.sent, 'the other tab is sending it').toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(account.notes.map(({ text }) => text)).toEqual(['elsewhere']);
  expect(texts()).toEqual(['elsewhere: saved']);
});

it('says when the browser keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined);
  account.answers = ['waiting'];
  const { addNote, texts } = await openPage();
  addNote(passage, 'fragile');
  await settle();
  expect(texts()).toEqual(['fragile: here']);
});

it('notes of one person are neither shown to nor sent for another', async () => {
  account.answers = ['waiting'];
  const { addNote, texts } = await openPage();
  addNote(passage, 'of Ada');
  await settle();
  const $session = session.$session as { set: (value: Session) => void };
  $session.set({ type: 'signed-in', member: { id: 'eve' } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual([]);
  expect(account.sent).toHaveLength(1);
  $session.set(ada);
  await settle();
  expect(account.notes.map(({ text }) => text)).toEqual(['of Ada']);
});
