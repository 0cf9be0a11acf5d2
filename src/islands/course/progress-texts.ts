import type * as French from '../../i18n/fr/course/progress.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { useTexts } from '../ui/use-texts.ts';

export type ProgressTexts = typeof French.progress;

const loadProgress = textsLoader(
  import.meta.glob<typeof French>('../../i18n/*/course/progress.ts'),
);

/** Progress texts, fetched on first use: pages carry none of them. Suspends until loaded. */
export function useProgressTexts(lang: Lang): ProgressTexts {
  const [{ progress }] = useTexts(lang, loadProgress);
  return progress;
}
