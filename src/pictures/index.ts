/** The drawn picture of every lesson, article and dictionary term. */
import type { LessonKey } from '../domain/course/lessons.ts';
import { markets as marketArticles } from './articles/markets.ts';
import { networks } from './articles/networks.ts';
import { safety as safetyArticles } from './articles/safety.ts';
import { actifs } from './lessons/actifs.ts';
import { defi } from './lessons/defi.ts';
import { fondations } from './lessons/fondations.ts';
import { maitrise } from './lessons/maitrise.ts';
import { marches } from './lessons/marches.ts';
import type { Drawings } from './table.ts';
import { analysis } from './terms/analysis.ts';
import { chains } from './terms/chains.ts';
import { defi as defiTerms } from './terms/defi.ts';
import { derivatives } from './terms/derivatives.ts';
import { indicators } from './terms/indicators.ts';
import { judgement } from './terms/judgement.ts';
import { markets } from './terms/markets.ts';
import { networks as networkTerms } from './terms/networks.ts';
import { prices } from './terms/prices.ts';
import { risk } from './terms/risk.ts';
import { rules } from './terms/rules.ts';
import { safety } from './terms/safety.ts';
import { tokens } from './terms/tokens.ts';

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
  articles: { ...marketArticles, ...networks, ...safetyArticles },
  dictionary: {
    ...analysis,
    ...chains,
    ...defiTerms,
    ...derivatives,
    ...indicators,
    ...judgement,
    ...markets,
    ...networkTerms,
    ...prices,
    ...risk,
    ...rules,
    ...safety,
    ...tokens,
  },
};

/** Where the drawings of each collection are written. */
export const placeOfDrawings: Readonly<Record<PictureKind, string>> = {
  lessons: 'src/pictures/lessons/',
  articles: 'src/pictures/articles/',
  dictionary: 'src/pictures/terms/',
};

/** Where the drawings of a kind are described, in the texts of a language. */
export const placeOfDescriptions: Readonly<Record<PictureKind, string>> = {
  lessons: 'site/pictures/lessons.ts',
  articles: 'site/pictures/articles/',
  dictionary: 'site/pictures/',
};

/** The drawing of an entry, without its frame. Throws if nobody has drawn it. */
export function drawingOf(kind: PictureKind, key: string): string {
  const draw = drawings[kind][key];
  if (!draw) throw new Error(`${kind}/${key} has no picture: draw it in ${placeOfDrawings[kind]}.`);
  return draw();
}
