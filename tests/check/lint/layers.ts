/** The layers of the house and what each may stand on (see "The house" in ARCHITECTURE.md). */

export interface Layer {
  /** Layers it may import, itself included. */
  readonly may: readonly LayerName[];
  /** Layers it may import types from, but no code. */
  readonly mayType?: readonly LayerName[];
  /** npm packages it may import; `undefined` means any but those of `notPackages`. */
  readonly packages?: RegExp;
  readonly notPackages?: RegExp;
  /** What to do instead, said to whoever breaks the rule. */
  readonly instead: string;
}

export type LayerName =
  | 'locales'
  | 'i18n'
  | 'domain'
  | 'site'
  | 'services'
  | 'stores'
  | 'content'
  | 'islands'
  | 'components'
  | 'layouts'
  | 'pages'
  | 'build'
  | 'scripts'
  | 'netlify'
  | 'styles'
  | 'local'
  | 'tests';

const ground = ['locales', 'i18n', 'domain', 'site'] as const;
const drawn = ['components', 'islands', 'stores', 'content', 'scripts', 'styles'] as const;
const frameworks = /^(react|react-dom|astro|@astrojs|@nanostores\/react)(\/|:|$)/;

export const layers: Readonly<Partial<Record<LayerName, Layer>>> = {
  locales: {
    may: ['locales'],
    packages: /^$/,
    instead: 'Keep it to the list of languages; texts and addresses go to src/i18n/index.ts.',
  },
  domain: {
    may: ['domain', 'locales'],
    packages: /^(zod|libphonenumber-js\/min)$/,
    instead: 'Pass the value in as an argument: rules know no DOM, network, framework or text.',
  },
  i18n: {
    may: ['i18n', 'locales', 'domain', 'site'],
    packages: /^$/,
    instead: 'Texts and addresses are made from src/domain and src/site.ts alone.',
  },
  site: {
    may: ['locales', 'domain'],
    packages: /^$/,
    instead: 'src/site.ts holds plain values about the brand.',
  },
  services: {
    may: ['services', ...ground],
    notPackages: /^(react|react-dom|astro|@astrojs|nanostores|@nanostores)(\/|:|$)/,
    instead:
      'Let the store call the service and keep the state; a service only speaks to the outside.',
  },
  stores: {
    may: ['stores', 'services', ...ground],
    notPackages: frameworks,
    instead: 'Stores are tested without a DOM: what renders belongs in src/islands.',
  },
  islands: {
    may: ['islands', 'stores', 'styles', ...ground],
    mayType: ['services', 'content'],
    instead: 'Call a verb of src/stores, or receive the value as a prop.',
  },
  scripts: {
    may: ['scripts', 'islands', 'stores', 'services', 'styles', ...ground],
    notPackages: /^(astro|@astrojs)(\/|:|$)/,
    instead: 'A page script reaches for a store or an island; markup belongs in src/components.',
  },
  content: {
    may: ['content', ...ground],
    instead: 'Queries give data; the component that shows it imports the query, not the reverse.',
  },
  components: {
    may: [...drawn, ...ground],
    mayType: ['services'],
    instead: 'Components take props and slots; data comes from src/content, state from src/stores.',
  },
  layouts: {
    may: ['layouts', ...drawn, ...ground],
    mayType: ['services'],
    instead: 'A layout frames components; it is imported by pages only.',
  },
  pages: {
    may: ['pages', 'layouts', ...drawn, ...ground],
    instead: 'A page is getStaticPaths, a layout and components; move the work to one of them.',
  },
  build: {
    may: ['build', 'content', ...ground],
    instead: 'The build steps stand beside the site; only astro.config.mjs imports them.',
  },
  netlify: {
    may: ['netlify', 'domain', 'i18n', 'locales', 'site'],
    notPackages: frameworks,
    instead: 'Move what the function shares with the browser to src/domain.',
  },
};

/**
 * The layer of a file, by its path from the repository's root; `undefined` for what stands outside
 * (configuration files, content). `local/` and `tests/` have a name, so that importing them is refused,
 * and no rule of their own.
 */
export function layerOf(path: string): LayerName | undefined {
  if (/^src\/i18n\/locales\.ts$/.test(path)) return 'locales';
  if (/^src\/site\.ts$/.test(path)) return 'site';
  if (/^src\/content(\/|\.config\.ts$)/.test(path)) return 'content';
  const [, name] =
    /^src\/(i18n|domain|services|stores|islands|components|layouts|pages|build|scripts|styles)\//.exec(
      path,
    ) ??
    /^(netlify|local|tests)\//.exec(path) ??
    [];
  return name as LayerName | undefined;
}
