import type * as fr from '../../fr/site/theme.ts';

export const theme: typeof fr.theme = {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};
