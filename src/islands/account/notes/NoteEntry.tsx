import type { ReactNode } from 'react';
import { noteHash } from '../../../domain/course/notes.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { ShownNote } from '../../../stores/course/notes.ts';
import type { NoteTexts } from '../../course/notes/texts.ts';
import type { NotedLessonLink } from './props.ts';

interface Props {
  readonly lang: Lang;
  readonly t: NoteTexts;
  readonly note: ShownNote;
  /** Undefined if the lesson is not published. */
  readonly lesson: NotedLessonLink | undefined;
  /** Text of the link to the passage; by default an invitation to open it. */
  readonly link?: string;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** A passage, the note on it, and the link to it in the lesson. */
export function NoteEntry({ lang, t, note, lesson, link, children }: Props) {
  const { id, quote, text, lang: noteLang, status, updatedAt } = note;
  return (
    <>
      <blockquote className="noted-quote" lang={noteLang}>
        <q>{quote}</q>
      </blockquote>
      {text !== '' && (
        <p className="noted-text">
          <strong>{t.note}</strong> {text}
        </p>
      )}
      {status !== 'saved' && status !== 'sending' && (
        <p className="noted-status">{t.statuses[status]}</p>
      )}
      <p className="noted-foot">
        {lesson && (
          <a className="link" href={lesson.href + noteHash(id)}>
            {link ?? t.list.open}
            {link === undefined && (
              <span className="sr-only">{fill(t.list.openOf, { lesson: lesson.title })}</span>
            )}
          </a>
        )}
        <span>{fill(t.list.edited, { date: formatDate(lang, new Date(updatedAt)) })}</span>
        {noteLang !== lang && <span>{t.otherLang[noteLang]}</span>}
        {children}
      </p>
    </>
  );
}
