/**
 * The link preview picture of a page (Open Graph, 1200 × 630). The head names it by a hash of
 * its content and requests it here; `src/build/social/pictures.ts` draws the requested ones.
 */
import { createHash } from 'node:crypto';
import { buildRegistry, type Figure, type SocialPicture } from './build-registry.ts';
import type { PageKind } from './page-kinds.ts';

/** The figure of each kind of page. */
export const figureOf: Readonly<Record<PageKind, Figure>> = {
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
