/**
 * What pages hand over to the build steps while they are rendered. Astro loads pages and integrations
 * apart, so a module's own state would exist twice: this one object lies on `globalThis`, for one process.
 */
import type { LessonBody, SealId } from '../domain/course/encryption.ts';
import type { Lang } from '../i18n/locales.ts';

export interface BuildRegistry {
  /** Pages that may be listed, by path such as `/fr/articles`. From their heads, for the sitemap. */
  readonly pages: Map<string, BuiltPage>;
  /** By language and tag, such as `fr/0a1b…`. From sealing.ts, for the files and for the leak check. */
  readonly sealedLessons: Map<string, SealedLesson>;
  /** By address, such as `/og/fr/articles.1a2b3c4d5e.png`. From social-pictures.ts, for their drawing. */
  readonly pictures: Map<string, SocialPicture>;
  /** Changes with the drawing itself, so that a new design gets new names; set before pages render. */
  pictureDesign: string;
}

export interface BuiltPage {
  /** Languages in which the page really exists. */
  readonly listed: readonly Lang[];
  /** True when the page is the one to list; false for a copy that names another as canonical. */
  readonly canonical: boolean;
  readonly updatedAt: Date | undefined;
}

export interface SealedLesson {
  readonly id: SealId;
  readonly body: LessonBody;
  /** Answers and reasons of the quiz: never published, but looked for by the leak check. */
  readonly secrets: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Content of a picture; nothing else changes it. Public text only: never a word of a sealed lesson. */
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

const holder = globalThis as { buildRegistry?: BuildRegistry };

/** The registry of this process. */
export function buildRegistry(): BuildRegistry {
  return (holder.buildRegistry ??= {
    pages: new Map(),
    sealedLessons: new Map(),
    pictures: new Map(),
    pictureDesign: '',
  });
}
