import type { ESLint } from 'eslint';
import { handmadeAddress } from './handmade-address.ts';
import { importDirection } from './import-direction.ts';
import { clientLoad, styleAttribute } from './markup.ts';

/** The rules of this project, as an ESLint plugin named `house`. */
export const house: ESLint.Plugin = {
  rules: {
    'import-direction': importDirection,
    'handmade-address': handmadeAddress,
    'client-load': clientLoad,
    'style-attribute': styleAttribute,
  },
};
