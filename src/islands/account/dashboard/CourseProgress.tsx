import { moduleProgress } from '../../../domain/course/progress.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import { fill, href, plural, type Lang } from '../../../i18n/index.ts';
import { $progress } from '../../../stores/course/progress.ts';
import { useShared } from '../../ui/hooks.ts';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import type { OfferedLessons } from './NextLesson.tsx';
import { LoadingCard, Panel } from './Panel.tsx';

interface Props extends OfferedLessons {
  readonly lang: Lang;
  readonly t: (typeof members.dashboard)['progress'];
  readonly course: string;
  readonly slow: SlowTexts;
}

/** Progress in each module, one mark per lesson. NextLesson shows loading errors. */
export function CourseProgress(props: Props) {
  const { lang, t, slow, published, announced, moduleNames, course } = props;
  const state = useShared($progress, { type: 'loading' });
  if (state.type === 'failed') return null;
  if (state.type === 'loading') {
    return (
      <LoadingCard
        title={t.heading}
        text={t.loading}
        slow={slow}
        lines={5}
        className="min-h-[466px]"
      />
    );
  }
  const keys = published.map(({ key }) => key);
  const parts = moduleProgress(keys, state.lessons);
  const finished = parts.reduce((sum, part) => sum + part.finished, 0);
  const count = (n: number, forms: { one: string; other: string }): string =>
    fill(plural(lang, n, forms), { n, published: keys.length });
  return (
    <Panel title={t.heading}>
      {state.kept ? (
        <p>{count(finished, t.finished)}</p>
      ) : (
        <p>
          {t.notKept}{' '}
          <a className="link" href={href(lang, 'settings')}>
            {t.settings}
          </a>
        </p>
      )}
      <ul className="modules">
        {parts.map((part, index) => (
          <li key={part.module}>
            <span className="font-semibold">{moduleNames[index]}</span>
            <span className="marks" aria-hidden="true">
              {part.lessons.map((lesson, place) => (
                <i key={place} data-state={lesson} />
              ))}
            </span>
            <span className="text-ink-2">
              {part.published === 0
                ? t.planned
                : fill(plural(lang, part.finished, t.ofModule), {
                    n: part.finished,
                    published: part.published,
                  })}
            </span>
          </li>
        ))}
      </ul>
      <p className="offers-foot">
        {announced}{' '}
        <a className="link" href={course}>
          {t.programme}
        </a>
      </p>
    </Panel>
  );
}
