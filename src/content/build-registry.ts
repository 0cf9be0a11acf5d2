/**
 * Data passed from rendered pages to the build steps. Astro loads pages and integrations
 * separately, so module state would exist twice: this object is on `globalThis`, once per
 * process.
 */
import type { SatteriResolvedOptions } from '@astrojs/markdown-satteri';
import type { LessonBody, SealId } from '../domain/course/encryption.ts';
import type { Lang } from '../i18n/locales.ts';

export interface BuildRegistry {
  /**
   * Pages that may be listed, by path such as `/fr/articles`. From their heads, for the
   * sitemap.
   */
  readonly pages: Map<string, BuiltPage>;
  /** By language and tag, such as `fr/0a1b…`. From sealing.ts, for the files and for the leak check. */
  readonly sealedLessons: Map<string, SealedLesson>;
  /** By path, such as `/og/fr/articles.1a2b3c4d5e.png`. From social-pictures.ts, for drawing. */
  readonly pictures: Map<string, SocialPicture>;
  /**
   * Hash of the drawing code, so that a new design gets new file names; set before pages
   * render.
   */
  pictureDesign: string;
  /**
   * Hash of what pages are made from besides the content: code, settings, names of scripts; set
   * before pages render.
   */
  codeVersion: string;
  /** How the Markdown processor of astro.config.mjs compiles texts; set before pages render. */
  markdown: Partial<SatteriResolvedOptions>;
}

export interface BuiltPage {
  /** Languages in which the page exists. */
  readonly listed: readonly Lang[];
  /** False for a copy that names another page as canonical. */
  readonly canonical: boolean;
  readonly updatedAt: Date | undefined;
}

export interface SealedLesson {
  readonly id: SealId;
  readonly body: LessonBody;
  /** Every text of the quiz: never published, and searched for by the leak check. */
  readonly secrets: readonly string[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** All content of a picture. Public text only: never text of an encrypted lesson. */
export interface SocialPicture {
  readonly lang: Lang;
  readonly title: string;
  /** The kind of page, above the title. */
  readonly kind: string;
  readonly figure: Figure;
  /** The drawing of a lesson, article or term, as SVG without its root; takes the figure's place. */
  readonly drawing?: string | undefined;
  /** The premium accent colour instead of blue, for paid content. */
  readonly premium: boolean;
}

/** The decorative figure beside the title. */
export type Figure = 'candles' | 'blocks' | 'depth' | 'letters' | 'plans' | 'compass';

const holder = globalThis as { buildRegistry?: BuildRegistry };

/** The registry of this process. */
export function buildRegistry(): BuildRegistry {
  return (holder.buildRegistry ??= {
    pages: new Map(),
    sealedLessons: new Map(),
    pictures: new Map(),
    pictureDesign: '',
    codeVersion: '',
    markdown: {},
  });
}
