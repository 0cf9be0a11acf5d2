/** The drawn picture of every lesson, article and dictionary term. */
import type { LessonKey } from '../domain/course/lessons.ts';
import { articles } from './articles.ts';
import { actifs } from './lessons/actifs.ts';
import { defi } from './lessons/defi.ts';
import { fondations } from './lessons/fondations.ts';
import { maitrise } from './lessons/maitrise.ts';
import { marches } from './lessons/marches.ts';
import type { Drawings } from './table.ts';
import { chains } from './terms/chains.ts';
import { markets } from './terms/markets.ts';
import { wallets } from './terms/wallets.ts';

/** Collections whose entries have a picture. */
export type PictureKind = 'lessons' | 'articles' | 'dictionary';

const lessons = {
  ...fondations,
  ...actifs,
  ...marches,
  ...defi,
  ...maitrise,
} satisfies Record<LessonKey, () => string>;

/** The drawings of each collection, by key of the entry. */
export const drawings: Readonly<Record<PictureKind, Drawings>> = {
  lessons,
  articles,
  dictionary: { ...chains, ...markets, ...wallets },
};

/** Where the drawings of each collection are written. */
export const placeOfDrawings: Readonly<Record<PictureKind, string>> = {
  lessons: 'src/pictures/lessons/',
  articles: 'src/pictures/articles.ts',
  dictionary: 'src/pictures/terms/',
};

/** The drawing of an entry, without its frame. Throws if nobody has drawn it. */
export function drawingOf(kind: PictureKind, key: string): string {
  const draw = drawings[kind][key];
  if (!draw) throw new Error(`${kind}/${key} has no picture: draw it in ${placeOfDrawings[kind]}.`);
  return draw();
}
