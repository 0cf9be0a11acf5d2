/**
 * Renders a drawing as an SVG file. Colours follow `prefers-color-scheme`, which inside an image is the `color-scheme`
 * of the element that shows it, hence also the theme forced by a reader. Line widths and detail follow the size at
 * which the image is shown. Every file has the same style sheet, so that the content security policy holds one hash for
 * all.
 */

/** Colours of the pictures: copies of those in src/styles/tokens.css, which a test compares. */
export const palettes = {
  light: {
    band: '#f3efe5',
    surface: '#ffffff',
    ink: '#0d1526',
    'ink-2': '#4a5468',
    edge: '#838997',
    primary: '#1d4ed8',
    up: '#0a7552',
    down: '#b8302a',
    premium: '#8a5a0b',
  },
  dark: {
    band: '#0f1728',
    surface: '#131d30',
    ink: '#e9edf5',
    'ink-2': '#a3adc0',
    edge: '#6a7997',
    primary: '#7aa2ff',
    up: '#3fcf9c',
    down: '#ff8279',
    premium: '#e3b35b',
  },
} as const;

type Palette = Readonly<Record<keyof (typeof palettes)['light'], string>>;

/** Token of each ink. */
export const inks = {
  l: 'ink',
  k: 'ink-2',
  q: 'ink-2',
  a: 'primary',
  u: 'up',
  d: 'down',
  p: 'premium',
} as const;
const entries = Object.entries(inks) as [keyof typeof inks, keyof Palette][];

/** Width and height of a drawing's own units. */
export const field = { width: 160, height: 100 } as const;

const variables = (palette: Palette): string =>
  `--g:${palette.band};--s:${palette.surface};` +
  entries.map(([ink, token]) => `--${ink}:${palette[token]}`).join(';');

const colours = (colour: (name: keyof typeof inks | 'g' | 's') => string): string =>
  `.g{fill:${colour('g')}}` +
  `path,rect,circle{fill:none;stroke-linecap:round;stroke-linejoin:round;vector-effect:non-scaling-stroke}` +
  `.s{fill:${colour('s')}}` +
  entries
    .map(
      ([ink]) =>
        `.${ink}{stroke:${colour(ink)}}.f${ink},.t${ink}{fill:${colour(ink)}}.h${ink}{fill:url(#${ink})}`,
    )
    .join('');

const patterns = (used: readonly string[]): string =>
  used
    .map(
      (ink) =>
        `<pattern id="${ink}" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="${ink} z" d="M0 2H4"/></pattern>`,
    )
    .join('');

/**
 * The style sheet of every picture file. At the end of its address, `#draft` shows it in pencil: the subject is in
 * preparation; `#plan` in ink and brass, without quantities: a subscription opens it.
 */
export const pictureStyle =
  `svg{${variables(palettes.light)}}` +
  `@media(prefers-color-scheme:dark){svg{${variables(palettes.dark)}}}` +
  colours((name) => `var(--${name})`) +
  'path,rect,circle{stroke-width:2px}.q{stroke-width:1.25px}.k{stroke-width:1.5px}.b{stroke-width:3px}' +
  '.x{stroke-dasharray:5 4}.o{stroke-dasharray:.1 5}' +
  // The pattern's lines are not scaled: their width is in the drawing's units.
  '.z{vector-effect:none;stroke-width:.9;stroke-linecap:butt}' +
  entries.map(([ink]) => `.t${ink}`).join() +
  '{fill-opacity:.12}.hk{opacity:.5}' +
  '@media(max-width:120px){path,rect,circle{stroke-width:1.4px}.b{stroke-width:2px}.x{stroke-dasharray:3 2}.o{stroke-dasharray:.1 3}.q{display:none}' +
  entries.map(([ink]) => `.h${ink}`).join() +
  '{display:none}' +
  entries.map(([ink]) => `.t${ink}`).join() +
  '{fill-opacity:.3}}' +
  '@media(min-width:400px){path,rect,circle{stroke-width:2.5px}.q{stroke-width:1.5px}.b{stroke-width:4px}.x{stroke-dasharray:8 6}.o{stroke-dasharray:.1 7}.z{stroke-width:.6}}' +
  `#draft:target{--l:var(--q);--a:var(--q);--u:var(--q);--d:var(--q);--p:var(--q)}#draft:target path,#draft:target rect,#draft:target circle{stroke-width:1.25px}#draft:target [class^=h]{display:none}` +
  '#plan:target~*{--a:var(--p);--u:var(--l);--d:var(--l)}#plan:target~:is([class^=h],[class^=t]){display:none}';

const usedPatterns = (drawing: string): string[] =>
  Object.keys(inks).filter((ink) => drawing.includes(`class="h${ink}"`));

/** The content of a picture's file. */
export function pictureFile(drawing: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field.width} ${field.height}" id="draft"><style>${pictureStyle}</style>` +
    `<defs>${patterns(usedPatterns(drawing))}</defs><rect class="g" id="plan" width="${field.width}" height="${field.height}"/>${drawing}</svg>`
  );
}

/** A drawing in the light colours, without background, 480 wide, for renderers without CSS variables. */
export function stillDrawing(drawing: string): string {
  const palette: Readonly<Record<string, string>> = palettes.light;
  const token: Readonly<Record<string, string>> = { ...inks, g: 'band', s: 'surface' };
  const style =
    colours((name) => palette[token[name] ?? ''] ?? 'none') +
    'path,rect,circle{stroke-width:3px}.q{stroke-width:1.6px}.k{stroke-width:2.2px}.b{stroke-width:4.5px}' +
    '.x{stroke-dasharray:9 6}.o{stroke-dasharray:.1 8}.z{vector-effect:none;stroke-width:.6}' +
    entries.map(([ink]) => `.t${ink}`).join() +
    '{fill-opacity:.12}.hk{opacity:.5}';
  return `<style>${style}</style><defs>${patterns(usedPatterns(drawing))}</defs>${drawing}`;
}
