import type { ESLint, Rule } from 'eslint';
import { handmadeAddress } from './handmade-address.ts';
import { languageComparison } from './language-comparison.ts';
import { clientLoad, styleAttribute } from './markup.ts';
import { noSleep } from './no-sleep.ts';
import { cssSizeToken, sizeToken } from './sizes.ts';

/** The rules of this project: of Oxlint for TypeScript, of ESLint for Astro and CSS. */
const house: ESLint.Plugin = {
  meta: { name: 'house' },
  rules: {
    'handmade-address': handmadeAddress,
    'no-language-comparison': languageComparison,
    'client-load': clientLoad,
    'style-attribute': styleAttribute,
    'no-sleep': noSleep,
    'size-token': sizeToken,
    'css-size-token': cssSizeToken as unknown as Rule.RuleModule,
  },
};

export default house;
