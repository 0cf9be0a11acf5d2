/**
 * The picture a preview shows of a page (Open Graph, 1200 × 630). The head names it by what will be on
 * it and asks for it here; `src/build/social/pictures.ts` draws what was asked for.
 */
import { createHash } from 'node:crypto';
import type { Lang } from '../i18n/locales.ts';
import type { PageKind } from './page-kinds.ts';

/** What is on a picture; nothing else changes it. Public text only: never a word of a sealed lesson. */
export interface SocialPicture {
  readonly lang: Lang;
  readonly title: string;
  /** The kind of page, above the title. */
  readonly kind: string;
  readonly figure: Figure;
  /** Brass instead of blue, for what is sold. */
  readonly premium: boolean;
}

/** The quiet drawing beside the title. */
export type Figure = 'candles' | 'blocks' | 'depth' | 'letters' | 'plans' | 'compass';

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

interface Wanted {
  /** Changes with the drawing itself, so that a new design gets new names; set before pages render. */
  design: string;
  /** By address, such as `/og/fr/articles.1a2b3c4d5e.png`. */
  readonly pictures: Map<string, SocialPicture>;
}

const store = globalThis as { socialPictures?: Wanted };

/** Every picture asked for so far by this process. Pages and integrations are loaded apart. */
export function wantedPictures(): Wanted {
  return (store.socialPictures ??= { design: '', pictures: new Map() });
}

/**
 * Asks for the picture of a page.
 *
 * @param path The page's own, such as `/fr/articles`.
 * @returns The picture's path, named by its content.
 */
export function askForPicture(path: string, picture: SocialPicture): string {
  const wanted = wantedPictures();
  const content = JSON.stringify([wanted.design, picture]);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const [, lang = '', rest = 'index'] = /^\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  const address = `/og/${lang}/${rest}.${hash}.png`;
  wanted.pictures.set(address, picture);
  return address;
}
