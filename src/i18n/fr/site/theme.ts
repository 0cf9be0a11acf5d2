export const theme = {
  label: 'Thème',
  system: 'Système',
  light: 'Clair',
  dark: 'Sombre',
};
