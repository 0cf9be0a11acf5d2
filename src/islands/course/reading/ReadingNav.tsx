/** Contents of an open lesson: a rail beside the text on wide screens, a bar at the bottom on narrow ones. */
import { useMemo, useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { StyleSheet } from '../../ui/StyleSheet.tsx';
import dialogStyles from '../../ui/dialog.css?url';
import { Modal } from '../../ui/Modal.tsx';
import { type ProgressTexts, useProgressTexts } from '../progress-texts.ts';
import { type LessonSection, sectionsOf, useReading } from './use-reading.ts';
import styles from './reading-nav.css?url';

interface Props {
  readonly lang: Lang;
  /** Contains the lesson's HTML. */
  readonly root: HTMLElement;
  /** Reading time of the lesson. */
  readonly minutes: number;
}

export default function ReadingNav({ lang, root, minutes }: Props) {
  const t = useProgressTexts(lang).reading;
  const [isOpen, setOpen] = useState(false);
  const { section, minutesLeft, percent } = useReading(root, minutes);
  const sections = useMemo((): readonly LessonSection[] => {
    return [...sectionsOf(root), { id: 'quiz-title', title: t.quiz, activities: [] }];
  }, [root, t]);
  const left = percent < 100 ? fill(t.left, { n: Math.max(1, minutesLeft) }) : t.read;
  const next = sections[section + 1];
  const list = (onChoose?: () => void) => (
    <Sections t={t} sections={sections} current={section} onChoose={onChoose} />
  );
  return (
    <>
      <StyleSheet href={styles} />
      <nav className="reading-nav" aria-label={t.contents}>
        <div className="reading-rail">
          <div>
            <p className="reading-facts">
              <Ring percent={percent} />
              <span>
                <b>{left}</b>
                <span>{fill(t.percent, { n: percent })}</span>
              </span>
            </p>
            {list()}
          </div>
        </div>
        <div className="reading-bar">
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Ring percent={percent} />
            <span>
              <b>{sections[section]?.title ?? t.open}</b>
              <span>{left}</span>
            </span>
            <span className="sr-only">{t.open}</span>
          </button>
          {next && (
            <a className="btn btn-small" href={`#${next.id}`}>
              {t.next}
              <span className="sr-only">, {next.title}</span>
            </a>
          )}
        </div>
      </nav>
      {isOpen && (
        <Modal closeLabel={t.close} onClose={() => setOpen(false)}>
          <StyleSheet href={dialogStyles} />
          <h2 id="dialog-title">{t.contents}</h2>
          {list(() => setOpen(false))}
        </Modal>
      )}
    </>
  );
}

interface SectionsProps {
  readonly t: ProgressTexts['reading'];
  readonly sections: readonly LessonSection[];
  readonly current: number;
  readonly onChoose: (() => void) | undefined;
}

function Sections({ t, sections, current, onChoose }: SectionsProps) {
  return (
    <ol className="reading-sections">
      {sections.map(({ id, title, activities }, index) => (
        <li key={id} data-passed={index < current ? '' : undefined}>
          <a
            href={`#${id}`}
            aria-current={index === current ? 'location' : undefined}
            onClick={onChoose}
          >
            {title}
            {activities.length > 0 && (
              <small>{activities.map((kind) => t.activities[kind]).join(', ')}</small>
            )}
          </a>
        </li>
      ))}
    </ol>
  );
}

function Ring({ percent }: { readonly percent: number }) {
  return (
    <svg className="reading-ring" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" pathLength="100" />
      <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
