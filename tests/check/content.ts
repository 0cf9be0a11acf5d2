import { glob } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeValue, missingValues, ownerValues } from '../../src/domain/site/owner.ts';
import { langs } from '../../src/i18n/locales.ts';
import type { Lang } from '../../src/i18n/locales.ts';
import { site } from '../../src/site.ts';
import { arithmetic, countSums } from './content/arithmetic.ts';
import { activities } from './content/activities.ts';
import { type Finding, readEntries, type Rule } from './content/entry.ts';
import { lengths, noSlug, relatedTerms } from './content/fields.ts';
import { labsExist } from './content/labs.ts';
import { completeLessons } from './content/lessons.ts';
import { pictures } from './content/pictures.ts';
import { promises } from './content/promises.ts';
import { quizBanks } from './content/quiz.ts';
import { interfaceTypography } from './content/texts.ts';
import { figureCount, sameShape, translations } from './content/twins.ts';
import { typography } from './content/typography.ts';

/** A finding of a content rule. */
export interface RuleResult {
  readonly name: string;
  readonly findings: readonly Finding[];
  /** Lines to show although nothing was found. */
  readonly notes?: readonly string[];
}

/** Runs every rule over `content/`, the interface texts and the brand file, under a root folder. */
export async function checkContent(root: string): Promise<RuleResult[]> {
  const entries = await readEntries(root);
  const rules: Rule[] = [
    noSlug,
    lengths,
    relatedTerms,
    quizBanks,
    activities,
    typography,
    promises,
    pictures,
    translations,
    labsExist(await builtLabs(root)),
    ...shapeRules(await figureNames(root)),
  ];
  return [
    ...rules.map(({ name, find }) => ({ name, findings: find(entries) })),
    {
      name: arithmetic.name,
      findings: arithmetic.find(entries),
      notes: [`${countSums(entries)} sums recomputed.`],
    },
    { name: "typography of the interface's texts", findings: await checkTexts(root) },
    { name: 'values the owner has to fill are listed', findings: ownerFindings() },
  ];
}

/** One plain line: the file, the field, and the required change. */
export function describeFinding({ file, field, change }: Finding): string {
  return `${file} (${field}): ${change}.`;
}

function shapeRules(names: ReadonlySet<string>): Rule[] {
  return [sameShape(names), figureCount(names), completeLessons(names)];
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
  const findings: Finding[] = [];
  for await (const path of glob(`src/i18n/{${lang}.ts,${lang}/**/*.ts}`, { cwd: root })) {
    const texts: unknown = await import(pathToFileURL(join(root, path)).href);
    findings.push(...interfaceTypography(lang, path, texts));
  }
  return findings;
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
