/** The layers of the project and their allowed imports (see "The house" in ARCHITECTURE.md). */

export interface Layer {
  /** Its files, as a regular expression of their path from the repository's root. */
  readonly files: string;
  /** Layers it may import besides itself. */
  readonly may: readonly LayerName[];
  /** Layers it may import types from, but no code. */
  readonly mayType?: readonly LayerName[];
  /** npm packages it may import; absent means any but those of `notPackages`. Any layer may import their types. */
  readonly packages?: string;
  readonly notPackages?: string;
  /** Advice shown when the rule is broken. */
  readonly instead: string;
}

export type LayerName = keyof typeof table;

const ground = ['locales', 'i18n', 'domain', 'site'] as const;
const view = [
  'components',
  'islands',
  'stores',
  'content',
  'pictures',
  'scripts',
  'styles',
] as const;
const frameworks = 'react|react-dom|astro|@astrojs|@nanostores/react';

const table = {
  locales: {
    files: '^src/i18n/(locales|languages)\\.ts$',
    may: ['locales'],
    packages: '',
    instead: 'Keep it to the list of languages; texts and addresses go to src/i18n/index.ts.',
  },
  domain: {
    files: '^src/domain/',
    may: ['locales'],
    packages: 'zod|libphonenumber-js/min|ts-fsrs',
    instead: 'Pass the value in as an argument: rules know no DOM, network, framework or text.',
  },
  i18n: {
    files: '^src/i18n/(?!locales|languages)',
    may: ['locales', 'domain', 'site'],
    packages: '',
    instead: 'Texts and addresses are made from src/domain and src/site.ts alone.',
  },
  site: {
    files: '^src/site\\.ts$',
    may: ['locales', 'domain'],
    packages: '',
    instead: 'src/site.ts holds plain values about the brand.',
  },
  pictures: {
    files: '^src/pictures/',
    may: ['domain'],
    packages: '',
    instead: 'A drawing is made of the primitives of src/pictures/draw.ts alone.',
  },
  services: {
    files: '^src/services/',
    may: ground,
    notPackages: 'react|react-dom|astro|@astrojs|nanostores|@nanostores',
    instead:
      'Let the store call the service and keep the state; a service only speaks to the outside.',
  },
  stores: {
    files: '^src/stores/',
    may: ['services', ...ground],
    notPackages: frameworks,
    instead: 'Stores are tested without a DOM: what renders belongs in src/islands.',
  },
  islands: {
    files: '^src/islands/',
    may: ['stores', 'styles', ...ground],
    mayType: ['services', 'content'],
    instead: 'Call a verb of src/stores, or receive the value as a prop.',
  },
  scripts: {
    files: '^src/scripts/',
    may: ['islands', 'stores', 'services', 'styles', ...ground],
    notPackages: 'astro|@astrojs',
    instead: 'A page script reaches for a store or an island; markup belongs in src/components.',
  },
  content: {
    files: '^src/content(/|\\.config\\.ts$)',
    may: ['pictures', ...ground],
    instead: 'Queries give data; the component that shows it imports the query, not the reverse.',
  },
  components: {
    files: '^src/components/',
    may: [...view, ...ground],
    mayType: ['services'],
    instead: 'Components take props and slots; data comes from src/content, state from src/stores.',
  },
  layouts: {
    files: '^src/layouts/',
    may: [...view, ...ground],
    mayType: ['services'],
    instead: 'A layout frames components; it is imported by pages only.',
  },
  pages: {
    files: '^src/pages/',
    may: ['layouts', ...view, ...ground],
    instead: 'A page is getStaticPaths, a layout and components; move the work to one of them.',
  },
  build: {
    files: '^src/build/',
    may: ['content', 'pictures', ...ground],
    instead: 'The build steps stand beside the site; only astro.config.mjs imports them.',
  },
  styles: {
    files: '^src/styles/',
    may: [],
    instead: 'Style sheets stand alone.',
  },
  netlify: {
    files: '^netlify/',
    may: ['domain', 'i18n', 'locales', 'site'],
    notPackages: frameworks,
    instead: 'Move what the function shares with the browser to src/domain.',
  },
} as const satisfies Readonly<Record<string, Omit<Layer, 'may' | 'mayType'> & Lists>>;

interface Lists {
  readonly may: readonly string[];
  readonly mayType?: readonly string[];
}

export const layers: Readonly<Record<LayerName, Layer>> = table;
