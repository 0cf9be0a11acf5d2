import { useEffect } from 'react';
import { fill, plural } from '../../../i18n/format.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { $review, closeReview, openReview } from '../../../stores/course/review.ts';
import { useShared } from '../../ui/hooks.ts';
import type { OwnCourseTexts } from './own-course-texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: OwnCourseTexts['review'];
}

/** Link to the daily review while questions are due; nothing while that is unknown. */
export function ReviewLink({ lang, t }: Props) {
  const state = useShared($review, { type: 'loading' });
  useEffect(() => {
    void openReview(lang);
    return closeReview;
  }, [lang]);
  const n = state.type === 'ready' ? state.review.left : 0;
  if (n === 0) return null;
  return (
    <a className="link" href={`${href(lang, 'dashboard')}#review`}>
      {fill(plural(lang, n, t), { n })}
    </a>
  );
}
