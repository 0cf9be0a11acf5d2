/** Alternative texts of the drawn pictures: what each one shows. */
import { markets as marketArticles } from './pictures/articles/markets.ts';
import { networks } from './pictures/articles/networks.ts';
import { safety as safetyArticles } from './pictures/articles/safety.ts';
import { analysis } from './pictures/analysis.ts';
import { chains } from './pictures/chains.ts';
import { defi } from './pictures/defi.ts';
import { derivatives } from './pictures/derivatives.ts';
import { indicators } from './pictures/indicators.ts';
import { judgement } from './pictures/judgement.ts';
import { lessons } from './pictures/lessons.ts';
import { markets } from './pictures/markets.ts';
import { networks as networkTerms } from './pictures/networks.ts';
import { prices } from './pictures/prices.ts';
import { risk } from './pictures/risk.ts';
import { rules } from './pictures/rules.ts';
import { safety } from './pictures/safety.ts';
import { tokens } from './pictures/tokens.ts';

export const pictures = {
  lessons,
  articles: { ...marketArticles, ...networks, ...safetyArticles },
  dictionary: {
    ...analysis,
    ...chains,
    ...defi,
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
