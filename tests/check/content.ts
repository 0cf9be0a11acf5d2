import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeValue, missingValues, ownerValues } from '../../src/domain/site/owner.ts';
import { languages } from '../../src/i18n/languages.ts';
import { isLang, langs } from '../../src/i18n/locales.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { arithmetic, countSums, sumSigns } from './content/arithmetic.ts';
import { activities } from './content/activities.ts';
import { definedFirst } from './content/definitions.ts';
import type { Finding, Rule } from './content/entry.ts';
import { keys, misplacedFiles } from './content/files.ts';
import { lengths, noSlug, plainFields, relatedTerms, revisions } from './content/fields.ts';
import { noGuidance } from './content/guidance.ts';
import { knownComponents } from './content/known-components.ts';
import { jargonNotes, ownNames } from './content/jargon.ts';
import { labsExist } from './content/labs.ts';
import { completeLessons } from './content/lessons.ts';
import { linksExist } from './content/links.ts';
import { componentsExist, plainMarkup } from './content/markup.ts';
import { sameNumbers } from './content/numbers.ts';
import { readerPaths } from './content/paths.ts';
import { pictures } from './content/pictures.ts';
import { promises } from './content/promises.ts';
import { quizBanks } from './content/quiz.ts';
import { type Content, readContent } from './content/read.ts';
import { frontmatter } from './content/schema.ts';
import { interfaceTypography } from './content/texts.ts';
import { sealedWords } from './content/sealed-words.ts';
import { figureCount, sameShape, translations } from './content/twins.ts';
import { typography } from './content/typography.ts';

/** The findings of a content rule. */
export interface RuleResult {
  readonly name: string;
  /** The fault of each finding that does not name its own. */
  readonly fault: string;
  readonly findings: readonly Finding[];
  /** Lines to show even if nothing was found. */
  readonly notes?: readonly string[];
}

/**
 * Runs every rule over `content/`, the interface texts and the brand file, under a root folder.
 * @param content What `content/` holds, if it has been read already.
 */
export async function checkContent(root: string, content?: Content): Promise<RuleResult[]> {
  return [
    { name: 'files lie where pages read them', fault: '', findings: await misplacedFiles(root) },
    ...applyRules(content ?? (await readContent(root)), await contentRules(root)),
    {
      name: "typography of the interface's texts",
      fault: 'wrong typography',
      findings: await checkTexts(root),
    },
    {
      name: 'values the owner has to fill are listed',
      fault: 'the value is empty',
      findings: ownerFindings(),
    },
  ];
}

/** Every rule about entries; the components that they need are read under a root folder. */
export async function contentRules(root: string): Promise<Rule[]> {
  const figures = await figureNames(root);
  return [
    keys,
    frontmatter,
    noGuidance,
    noSlug,
    lengths,
    plainFields,
    relatedTerms,
    revisions,
    componentsExist(await knownComponents(root)),
    plainMarkup,
    linksExist,
    sameNumbers,
    definedFirst,
    ownNames,
    quizBanks,
    activities,
    typography,
    promises,
    sealedWords,
    pictures,
    readerPaths(),
    translations,
    labsExist(await builtLabs(root)),
    sameShape(figures),
    figureCount(figures),
    completeLessons(figures),
    arithmetic,
    sumSigns,
  ];
}

/** Applies rules; unreadable files are reported once, and rules report nothing about them or their twins. */
export function applyRules({ entries, unreadable }: Content, rules: readonly Rule[]): RuleResult[] {
  const broken = new Set(unreadable.flatMap(({ file }) => [file, twinOf(file)]));
  const readable = entries.filter(({ file }) => !unreadable.some((one) => one.file === file));
  return [
    { name: 'files can be read', fault: 'the file cannot be read', findings: unreadable },
    ...rules.map((rule) => ({
      name: rule.name,
      fault: rule.fault,
      findings: rule.find(readable).filter(({ file }) => !broken.has(file)),
      ...(rule === arithmetic && { notes: [`${countSums(readable)} sums recomputed.`] }),
      ...(rule === ownNames && { notes: jargonNotes(readable) }),
    })),
  ];
}

function twinOf(file: string): string {
  const [top, collection, lang, name] = file.split('/');
  return [top, collection, isLang(lang) ? languages[lang].other : lang, name].join('/');
}

/** One plain line: the file, the field, and the required change. */
export function describeFinding({ file, field, change }: Finding): string {
  return `${file} (${field}): ${change}.`;
}

/** Names of the figure components, as used in MDX. */
async function figureNames(root: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const path of glob('src/components/figures/*.astro', { cwd: root })) {
    names.add(basename(path, '.astro'));
  }
  return names;
}

/** Names of the labs that have a component. */
async function builtLabs(root: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const path of glob('src/islands/course/labs/*/*.tsx', { cwd: root })) {
    names.add(basename(dirname(path)));
  }
  return names;
}

async function checkTexts(root: string): Promise<Finding[]> {
  const findings = await Promise.all(langs.map((lang) => checkTextsOf(root, lang)));
  return findings.flat();
}

async function checkTextsOf(root: string, lang: Lang): Promise<Finding[]> {
  const findings = new Map<string, Finding>();
  const paths = await Array.fromAsync(glob(`src/i18n/${lang}/**/*.ts`, { cwd: root }));
  // Files that gather others come first: a fault is reported where the text is written.
  for (const path of paths.toSorted((a, b) => a.split('/').length - b.split('/').length)) {
    const texts: unknown = await import(pathToFileURL(join(root, path)).href);
    for (const one of interfaceTypography(lang, path, texts)) findings.set(one.change, one);
  }
  return [...findings.values()];
}

/** Lists values of src/site.ts that only the owner can supply. */
function ownerFindings(): Finding[] {
  return missingValues(site).map((value) => ({
    level: 'warning',
    file: 'src/site.ts',
    field: describeValue(value),
    change: ownerValues[value].required
      ? 'the owner has to give it: production does not build without it'
      : 'the owner may give it: pages leave it out until then',
  }));
}
