/**
 * The link preview picture of a page (Open Graph, 1200 × 630). The head names it by a hash of
 * its content and requests it here; `src/build/social/pictures.ts` draws the requested ones.
 */
import { createHash } from 'node:crypto';
import { freeLesson } from '../domain/course/lessons.ts';
import type { PageId } from '../domain/site/pages.ts';
import type { Lang } from '../i18n/locales.ts';
import { texts } from '../i18n/texts.ts';
import { drawingOf, type PictureKind } from '../pictures/index.ts';
import { stillDrawing } from '../pictures/style.ts';
import { buildRegistry, type Figure, type SocialPicture } from './build-registry.ts';
import { kindOf, type PageKind } from './page-kinds.ts';
import { isUndrawn } from './picture-address.ts';

/** The figure of each kind of page. */
const figureOf: Readonly<Record<PageKind, Figure>> = {
  home: 'candles',
  plans: 'plans',
  signals: 'candles',
  market: 'candles',
  course: 'blocks',
  lesson: 'blocks',
  freeLesson: 'blocks',
  reading: 'letters',
  article: 'depth',
  term: 'letters',
  company: 'compass',
  help: 'compass',
};

export const pictureSize = { width: 1200, height: 630 } as const;

/**
 * Requests the picture of a page.
 * @param path The page's own, such as `/fr/articles`.
 * @returns The picture's path, named by its content.
 */
export function requestPicture(path: string, picture: SocialPicture): string {
  const { pictures, pictureDesign } = buildRegistry();
  const content = JSON.stringify([pictureDesign, picture]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const [, lang = '', rest = 'index'] = /^\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  const address = `/og/${lang}/${rest}.${hash}.png`;
  pictures.set(address, picture);
  return address;
}

/** Options of a page's preview picture, besides the kind and title of the page. */
export interface PictureOptions {
  /** The text on it, if the page's title alone is not suitable. */
  readonly title?: string;
  readonly kind?: PageKind;
  readonly premium?: boolean;
  /** The lesson, article or term with the drawn picture to show. */
  readonly drawn?: readonly [PictureKind, key: string];
}

/** The preview picture of a page whose text is in `lang`. */
export function pagePicture(
  lang: Lang,
  page: PageId,
  title: string,
  options: PictureOptions = {},
): SocialPicture {
  const { drawn, kind = kindOf[page] } = options;
  return {
    lang,
    title: options.title ?? title,
    kind: texts(lang).seo.kinds[kind],
    figure: figureOf[kind],
    premium: options.premium ?? false,
    drawing: drawn && !isUndrawn(...drawn) ? stillDrawing(drawingOf(...drawn)) : undefined,
  };
}

/** The picture options of a lesson's page. */
export function lessonPicture(lesson: string): PictureOptions {
  return {
    drawn: ['lessons', lesson],
    ...(lesson === freeLesson ? { kind: 'freeLesson' } : { premium: true }),
  };
}
