import type { ESLint, Rule } from 'eslint';
import { handmadeAddress } from './handmade-address.ts';
import { languageComparison } from './language-comparison.ts';
import { clientLoad, styleAttribute } from './markup.ts';
import { cssSizeToken, sizeToken } from './sizes.ts';

/** The rules of this project, as an ESLint plugin named `house`. */
export const house: ESLint.Plugin = {
  rules: {
    'handmade-address': handmadeAddress,
    'no-language-comparison': languageComparison,
    'client-load': clientLoad,
    'style-attribute': styleAttribute,
    'size-token': sizeToken,
    'css-size-token': cssSizeToken as unknown as Rule.RuleModule,
  },
};
