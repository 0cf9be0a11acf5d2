import type { IRegularForbiddenRuleType as Rule } from 'dependency-cruiser';
import { type Layer, type LayerName, layers } from './layers.ts';

const project = '^(src|netlify|local|tests)/';
/** Virtual modules of the Astro build. */
const virtual = '^astro:';
const emailTexts = '^src/i18n/.*emails\\.ts$';

/** The import rules for dependency-cruiser; `comment` is the advice shown. */
export const importRules: readonly Rule[] = [
  ...Object.entries(layers).flatMap(([name, layer]) => layerRules(name, layer)),
  {
    name: 'outside',
    severity: 'error',
    comment: 'The site and its functions import neither local/ nor tests/, and local/ no tests.',
    from: { path: '^(src|netlify|local)/' },
    to: { path: '^tests/' },
  },
  {
    name: 'email texts',
    severity: 'error',
    comment: 'The texts of emails are for netlify/mail alone: no page carries them.',
    from: { path: '^src/', pathNot: emailTexts },
    to: { path: emailTexts },
  },
  {
    name: 'circle',
    severity: 'error',
    comment: 'Move what they share into a file of its own; a type counts too.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'missing',
    severity: 'error',
    comment: 'No such file or package.',
    from: {},
    to: { couldNotResolve: true, pathNot: virtual },
  },
  {
    name: 'undeclared',
    severity: 'error',
    comment: 'Declare the package in package.json: another package may stop bringing it.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg'] },
  },
];

function layerRules(name: string, layer: Layer): Rule[] {
  const { files, may, mayType = [], packages, notPackages, instead } = layer;
  const rule = (to: Rule['to'], types: boolean): Rule => ({
    name,
    severity: 'error',
    comment: instead,
    from: { path: files },
    to: types ? to : { ...to, dependencyTypesNot: ['type-only'] },
  });
  const own = [files, ...filesOf(may)];
  const rules = [rule({ path: project, pathNot: [...own, ...filesOf(mayType)] }, true)];
  if (mayType.length > 0) rules.push(rule({ path: project, pathNot: own }, false));
  if (packages !== undefined) {
    const allowed = packages === '' ? [] : [inPackage(packages)];
    rules.push(rule({ pathNot: [project, ...allowed] }, false));
  }
  if (notPackages) rules.push(rule({ path: inPackage(notPackages) }, false));
  return rules;
}

function filesOf(names: readonly LayerName[]): string[] {
  return names.map((name) => layers[name].files);
}

/** Files of packages, and the virtual modules named after one, such as `astro:content`. */
function inPackage(names: string): string {
  return `(?:node_modules/(?:${names})/|^(?:${names}):)`;
}
