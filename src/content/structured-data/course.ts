/** Structured data of the products: the course, its lessons and the two plans. */
import type { Course, LearningResource, Product } from 'schema-dts';
import { freeLesson, lessonPlace, type LessonKey } from '../../domain/course/lessons.ts';
import { canOrder } from '../../domain/billing/for-sale.ts';
import { planKeys, plans } from '../../domain/billing/plans.ts';
import { courseText } from '../../i18n/course-facts.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { site } from '../../site.ts';
import type { LessonData } from '../schemas.ts';
import { at, day, publisher, publisherId, type Origin } from '../structured-data.ts';

interface LessonOfCourse {
  readonly key: LessonKey;
  readonly entry: { readonly data: LessonData };
}

/** The course with its written lessons; planned lessons are left out. */
export function course(origin: Origin, lang: Lang, lessons: readonly LessonOfCourse[]): Course {
  const t = texts(lang).course;
  const written = lessons.flatMap(({ key, entry: { data } }) =>
    data.state === 'written' ? [{ key, data }] : [],
  );
  const minutes = written.reduce((sum, { data }) => sum + data.minutes, 0);
  return {
    '@type': 'Course',
    '@id': courseId(origin, lang),
    name: t.heading,
    description: courseText(t.description),
    url: at(origin, href(lang, 'course')),
    inLanguage: lang,
    provider: publisher(origin),
    isAccessibleForFree: false,
    offers: planKeys
      .filter((key) => canOrder(key))
      .map((key) => ({
        '@type': 'Offer' as const,
        category: 'Subscription',
        price: price(plans[key].amount),
        priceCurrency: plans[key].currency.toUpperCase(),
        url: at(origin, href(lang, 'pricing')),
      })),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${minutes}M`,
    },
    hasPart: written.map(({ key, data }) => ({
      '@type': 'LearningResource' as const,
      name: data.title,
      url: at(origin, href(lang, 'lesson', key)),
      isAccessibleForFree: key === freeLesson,
    })),
  };
}

function courseId(origin: Origin, lang: Lang): string {
  return at(origin, `${href(lang, 'course')}#course`);
}

/** A lesson. A paid lesson is marked as paywalled content; a planned one as a draft. */
export function lesson(
  origin: Origin,
  lang: Lang,
  key: LessonKey,
  data: LessonData,
): LearningResource {
  const free = key === freeLesson;
  return {
    '@type': 'LearningResource',
    name: data.title,
    description: data.description,
    url: at(origin, href(lang, 'lesson', key)),
    inLanguage: lang,
    dateModified: day(data.updatedAt),
    position: lessonPlace(key).number,
    teaches: data.aims,
    isPartOf: { '@type': 'Course', '@id': courseId(origin, lang) },
    publisher: publisher(origin),
    ...(data.state === 'planned'
      ? { creativeWorkStatus: 'Draft' }
      : {
          timeRequired: `PT${data.minutes}M`,
          isAccessibleForFree: free,
          ...(!free && {
            hasPart: {
              '@type': 'WebPageElement' as const,
              isAccessibleForFree: false,
              cssSelector: '.sealed',
            },
          }),
        }),
  };
}

/** Both plans with their price. */
export function planProducts(origin: Origin, lang: Lang): Product[] {
  const t = texts(lang).plans;
  return planKeys.map((key) => {
    const amount = { price: price(plans[key].amount), priceCurrency: 'EUR' };
    return {
      '@type': 'Product',
      name: t.names[key],
      description: t.descriptions[key],
      brand: { '@type': 'Brand', name: site.name },
      offers: {
        '@type': 'Offer',
        ...amount,
        availability: canOrder(key)
          ? 'https://schema.org/OnlineOnly'
          : 'https://schema.org/OutOfStock',
        url: at(origin, href(lang, 'pricing')),
        seller: { '@id': publisherId(origin) },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...amount,
          valueAddedTaxIncluded: true,
          billingDuration: 1,
          unitCode: 'MON',
        },
      },
    };
  });
}

/** Cents in schema.org's format: 24999 is `249.99`. */
function price(cents: number): string {
  return (cents / 100).toFixed(2);
}
