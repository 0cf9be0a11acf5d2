import { Suspense, useMemo, type ReactNode } from 'react';
import { newestFirst } from '../../../domain/course/notes.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { notesOf } from '../../../stores/course/notes.ts';
import { useNoteTexts } from '../../course/notes/texts.ts';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import { NoteEntry } from '../notes/NoteEntry.tsx';
import type { NotedLessonLink } from '../notes/props.ts';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from '../notes/notes-page.css?url';
import { FailedPart, LoadingPart, Part } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<DashboardTexts, 'keep' | 'retry' | 'offline'>;
  readonly slow: SlowTexts;
  readonly published: readonly NotedLessonLink[];
}

/** Number of notes shown. */
const newest = 3;

/** The newest notes of the reader, with a link to all of them. */
export function KeepCard(props: Props) {
  const { t, slow } = props;
  const waiting = <LoadingPart title={t.keep.heading} text={t.keep.loading} slow={slow} />;
  return (
    <Suspense fallback={waiting}>
      <Newest {...props} waiting={waiting} />
    </Suspense>
  );
}

function Newest({
  lang,
  t: dashboard,
  published,
  waiting,
}: Props & { readonly waiting: ReactNode }) {
  const { keep } = dashboard;
  const t = useNoteTexts(lang);
  const { $notes, refresh } = useMemo(() => notesOf({ newest }), []);
  const state = useShared($notes, { type: 'loading' });
  if (state.type === 'loading') return waiting;
  if (state.type === 'failed' && state.notes.length === 0) {
    return (
      <FailedPart
        title={keep.heading}
        text={t.failed}
        t={dashboard}
        busy={keep.loading}
        onRetry={async () => {
          await refresh();
          return $notes.get().type === 'known';
        }}
      />
    );
  }
  if (state.notes.length === 0) {
    return (
      <Part title={keep.heading}>
        <p className="text-ink-2">
          {t.list.empty} {t.list.emptyHow}
        </p>
      </Part>
    );
  }
  return (
    <Part title={keep.heading}>
      <StyleSheet href={styles} />
      <ul className="noted-newest">
        {newestFirst(state.notes)
          .slice(0, newest)
          .map((note) => {
            const lesson = published.find(({ key }) => key === note.lesson);
            return (
              <li key={note.id}>
                <NoteEntry {...{ lang, t, note, lesson }} link={lesson?.title ?? ''} />
              </li>
            );
          })}
      </ul>
      <p className="part-links">
        <a className="link" href={href(lang, 'notes')}>
          {t.list.all}
        </a>
      </p>
    </Part>
  );
}
