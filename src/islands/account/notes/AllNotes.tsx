import { useId, useMemo, useState } from 'react';
import { lessonKeys, lessonPlace } from '../../../domain/course/lessons.ts';
import { notesAsMarkdown } from '../../../domain/course/note-markdown.ts';
import { filterNotes, inCourseOrder, type LessonNote } from '../../../domain/course/notes.ts';
import { fill, formatDate, plural } from '../../../i18n/format.ts';
import { deleteNote, editNote, notesOf, type ShownNote } from '../../../stores/course/notes.ts';
import { Deleted } from '../../course/notes/Deleted.tsx';
import { NotesFailed } from '../../course/notes/NotesFailed.tsx';
import { useNoteTexts } from '../../course/notes/texts.ts';
import { useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { NoteEntry } from './NoteEntry.tsx';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './notes-page.css?url';
import type { NotedLessonLink, NotesPageProps } from './props.ts';

/** The notes by lesson, with search, download and print. */
export default function AllNotes({
  lang,
  t: { membersOnly },
  lessons,
  firstLesson,
}: NotesPageProps) {
  const t = useNoteTexts(lang);
  const id = useId();
  const { $notes, refresh } = useMemo(() => notesOf({}), []);
  const state = useShared($notes, { type: 'loading' });
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<LessonNote>();
  if (state.type === 'loading') return <LoadingCard text={t.list.loading} t={membersOnly} />;

  const found = filterNotes(state.notes, query);
  const groups = groupsOf(found, deleted, lessons);
  const count = query.trim() === '' ? t.list.count : t.list.found;
  const save = (): void => {
    const noted = groupsOf(state.notes, undefined, lessons).map(({ title, href, notes }) => {
      return { title, address: new URL(href, location.href).href, notes };
    });
    const dayOf = (note: LessonNote) =>
      fill(t.list.edited, { date: formatDate(lang, new Date(note.updatedAt)) });
    const day = new Date().toISOString().slice(0, 10);
    const text = notesAsMarkdown(t.list.title, noted, dayOf);
    const type = 'text/markdown;charset=utf-8';
    saveFile(fill(t.list.file, { day }), new Blob([text], { type }));
  };
  return (
    <div className="noted">
      <StyleSheet href={styles} />
      {state.type === 'failed' && <NotesFailed t={t} refresh={refresh} />}
      {state.type === 'known' && state.notes.length === 0 && !deleted && (
        <section className="noted-empty">
          <h2>{t.list.empty}</h2>
          <p>{t.list.emptyHow}</p>
          <a className="btn btn-primary" href={firstLesson}>
            {t.list.firstLesson}
          </a>
        </section>
      )}
      {state.notes.length > 0 && (
        <div className="noted-tools">
          <p className="noted-search">
            <label htmlFor={id}>{t.list.search}</label>
            <input
              id={id}
              type="search"
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
            />
          </p>
          <p role="status">
            {found.length === 0
              ? t.list.none
              : fill(plural(lang, found.length, count), { n: found.length })}
          </p>
          <p className="noted-actions">
            <button type="button" className="btn btn-small" onClick={save}>
              {t.list.download}
            </button>
            <button type="button" className="btn btn-small" onClick={() => print()}>
              {t.list.print}
            </button>
          </p>
        </div>
      )}
      {groups.map(({ key, number, title, notes }) => (
        <section key={key} className="noted-lesson">
          <h2>{fill(t.list.lesson, { n: number, title })}</h2>
          <ul>
            {notes.map((note) => (
              <li key={note.id} tabIndex={-1}>
                {note.id === deleted?.id ? (
                  <Deleted
                    t={t}
                    onUndo={({ currentTarget }) => {
                      // The button goes; the keyboard continues at the note.
                      currentTarget.closest('li')?.focus();
                      editNote(deleted, deleted.text);
                      setDeleted(undefined);
                    }}
                  />
                ) : (
                  <NoteEntry
                    lang={lang}
                    t={t}
                    note={note}
                    lesson={lessons.find((lesson) => lesson.key === key)}
                  >
                    <button
                      type="button"
                      className="link"
                      onClick={() => {
                        deleteNote(note);
                        setDeleted(note);
                      }}
                    >
                      {t.delete}
                      <span className="sr-only">
                        {fill(t.which, { date: formatDate(lang, new Date(note.createdAt)) })}
                      </span>
                    </button>
                  </NoteEntry>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface Group extends NotedLessonLink {
  readonly number: number;
  readonly notes: readonly ShownNote[];
}

/** The notes of each lesson, in the order of the course; a note just deleted keeps its place. */
function groupsOf(
  notes: readonly ShownNote[],
  deleted: LessonNote | undefined,
  lessons: readonly NotedLessonLink[],
): Group[] {
  const isThere = notes.some(({ id }) => id === deleted?.id);
  const gone: ShownNote[] = deleted && !isThere ? [{ ...deleted, status: 'saved' }] : [];
  const all = inCourseOrder([...notes, ...gone]);
  return lessonKeys.flatMap((key) => {
    const own = all.filter(({ lesson }) => lesson === key);
    if (own.length === 0) return [];
    const { title = key, href = '' } = lessons.find((lesson) => lesson.key === key) ?? {};
    return [{ key, title, href, number: lessonPlace(key).number, notes: own }];
  });
}
