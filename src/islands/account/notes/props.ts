import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { FailureTexts } from '../../ui/ErrorBoundary.tsx';

/** A lesson that notes link to. */
export interface NotedLessonLink {
  readonly key: LessonKey;
  readonly title: string;
  readonly href: string;
}

export interface NotesPageProps {
  readonly lang: Lang;
  readonly t: {
    readonly membersOnly: typeof members.membersOnly;
    readonly signedOut: typeof members.notesPage.signedOut;
  };
  /** The published lessons. */
  readonly lessons: readonly NotedLessonLink[];
  /** Address of the first lesson. */
  readonly firstLesson: string;
  readonly failure: FailureTexts;
}
