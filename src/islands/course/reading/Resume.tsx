/** Above the text of an open lesson: where the reader was, or that it was reworked since they read it. */
import { useEffect, useState } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { changedSince, lessonState, type Progress } from '../../../domain/course/progress.ts';
import { quizHash, resumeHash } from '../../../domain/course/reading-position.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $progress } from '../../../stores/course/progress.ts';
import { useShared } from '../../ui/hooks.ts';
import { useProgressTexts } from '../progress-texts.ts';
import { arriveAt, arriveLater } from './arrive.ts';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './resume.css?url';
import { placeIn } from './text-position.ts';
import { useReached } from './use-reached.ts';

interface Props {
  readonly lang: Lang;
  readonly lesson: LessonKey;
  /** Contains the lesson's HTML. */
  readonly root: HTMLElement;
}

export default function Resume({ lang, lesson, root }: Props) {
  const t = useProgressTexts(lang);
  const progress = useShared($progress, { type: 'loading' });
  useReached(root, lesson);
  useEffect(() => {
    return location.hash === `#${quizHash}` ? arriveLater(quizHash) : undefined;
  }, []);
  if (progress.type !== 'known' || !progress.kept) return null;
  const changed = changedSince(progress.lessons, lesson);
  return (
    <>
      <StyleSheet href={styles} />
      {changed === undefined ? (
        <Offer lang={lang} lesson={lesson} root={root} progress={progress.lessons} />
      ) : (
        <p className="resume-offer">
          {fill(t.changed, { date: formatDate(lang, new Date(changed)) })}
        </p>
      )}
    </>
  );
}

/** Uses the position at the time of opening: it does not move while the lesson is read. */
function Offer({ lang, lesson, root, progress }: Props & { readonly progress: Progress }) {
  const t = useProgressTexts(lang).reading;
  const [reached] = useState(() =>
    lessonState(progress, lesson) === 'started' ? (progress[lesson]?.reached ?? 0) : 0,
  );
  const place = placeIn(root, reached);
  const isOffered = reached > 0 && place?.isStart !== true;
  const block = isOffered ? place?.block : undefined;
  useEffect(() => {
    if (!isOffered || location.hash !== `#${resumeHash}`) return undefined;
    if (!block) return arriveLater(quizHash);
    arriveAt(block);
    return undefined;
  }, [isOffered, block]);
  if (!isOffered) return null;
  return (
    <p className="resume-offer" id={resumeHash}>
      {place ? (
        <a
          href={`#${resumeHash}`}
          onClick={(event) => {
            event.preventDefault();
            arriveAt(place.block);
          }}
        >
          {fill(t.resume, { n: place.section, total: place.sections, title: place.title })}
        </a>
      ) : (
        <a href={`#${quizHash}`}>{t.resumeQuiz}</a>
      )}
    </p>
  );
}
