/** Structured data for search engines (schema.org). */
import type { Lang } from '../i18n/locales.ts';
import { site } from '../site.ts';
import type { LessonData } from './schemas.ts';

/** A lesson whose body is paid for: Google asks for `isAccessibleForFree` and where the rest is. */
export function lessonMarkup(data: LessonData, lang: Lang): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': ['LearningResource', 'Article'],
    headline: data.title,
    description: data.description,
    inLanguage: lang,
    dateModified: data.updatedAt.toISOString().slice(0, 10),
    timeRequired: `PT${data.minutes}M`,
    teaches: data.aims,
    isAccessibleForFree: false,
    hasPart: {
      '@type': 'WebPageElement',
      isAccessibleForFree: false,
      cssSelector: '.sealed',
    },
    publisher: { '@type': 'Organization', name: site.name },
  };
}
