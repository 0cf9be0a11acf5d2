/** Frontmatter against its schema, in the words of an editor. */
import type { z } from 'zod';
import {
  articleSchema,
  companySchema,
  lessonSchema,
  termSchema,
} from '../../../src/content/schemas.ts';
import { closest } from './closest.ts';
import type { Collection, Entry, Finding, Rule } from './entry.ts';

const schemas: Readonly<Record<Collection, z.ZodType>> = {
  articles: articleSchema,
  dictionary: termSchema,
  lessons: lessonSchema,
  company: companySchema,
};

/** Fields that hold a day. */
const days = new Set(['publishedAt', 'updatedAt', 'reviewBy', 'revised', 'consultedAt']);

/** Every field exists, is complete and has the form that src/content/schemas.ts asks for. */
export const frontmatter: Rule = {
  name: 'frontmatter fits its schema',
  fault: 'the frontmatter does not fit',
  find: (entries) => entries.flatMap((entry) => [...checkShape(entry), ...checkDays(entry)]),
};

function checkShape(entry: Entry): Finding[] {
  const { error } = schemas[entry.collection].safeParse(entry.data);
  return (error?.issues ?? [])
    .filter((issue) => !isToldElsewhere(issue, entry))
    .flatMap((issue) =>
      explain(issue, entry).map(([field, fault, change]) => ({
        level: 'error' as const,
        file: entry.file,
        field,
        fault,
        change,
      })),
    );
}

/** Other rules report the quiz, a field called slug, days and long titles. */
function isToldElsewhere({ path, code }: z.core.$ZodIssue, { data }: Entry): boolean {
  const [field] = path;
  const name = path.at(-1);
  if (field === 'quiz' && data['state'] === 'written') return true;
  if (code === 'too_big' && (field === 'title' || field === 'description')) return true;
  return (
    code !== 'unrecognized_keys' && days.has(String(name)) && valueAt(data, path) !== undefined
  );
}

type Explained = readonly [field: string, fault: string, change: string];

function explain(issue: z.core.$ZodIssue, entry: Entry): Explained[] {
  const field = issue.path.join('.');
  const value = valueAt(entry.data, issue.path);
  if (value === undefined && issue.code !== 'unrecognized_keys') {
    const top = issue.path.length === 1;
    const name = String(issue.path.at(-1));
    return [
      [
        field,
        `the field ${name} is missing`,
        `add "${name}: ${example(name, issue)}"${top ? ' between the two lines ---' : ''}`,
      ],
    ];
  }
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .filter((key) => key !== 'slug')
        .map((key) => unknownField(key, issue, entry));
    case 'invalid_type':
      return [[field, `${last(field)} is ${kindOf(value)}`, remedyOfType(issue.expected)]];
    case 'too_small':
      return [[field, tooFew(field, value), atLeast(issue.origin, Number(issue.minimum))]];
    case 'too_big':
      return [[field, tooMany(field, value), atMost(issue.origin, Number(issue.maximum))]];
    case 'invalid_value':
      return [
        [
          field,
          `${last(field)} cannot be "${String(value)}"`,
          `choose one of ${issue.values.join(', ')}`,
        ],
      ];
    case 'invalid_union':
      return [[field || 'state', `"${String(value)}" is no state`, 'write "written" or "planned"']];
    case 'invalid_format':
      return [formatFault(field, issue.format, value)];
    default:
      return [[field, `${last(field)} is not right`, issue.message]];
  }
}

function formatFault(field: string, format: string, value: unknown): Explained {
  return format === 'url'
    ? [
        field,
        `"${String(value)}" is no address of a page`,
        'write the whole address, beginning with https://',
      ]
    : [field, `${last(field)} still holds guidance in [[ ]]`, 'write its text'];
}

function unknownField(
  key: string,
  issue: z.core.$ZodIssue,
  { collection, data }: Entry,
): Explained {
  const known = fieldsOf(collection, issue.path, data);
  const like = closest(key, known);
  const place = [...issue.path, key].join('.');
  if (key === 'key') {
    return [place, 'the field key is unknown', 'take it out: the name of the file is the key'];
  }
  return [
    place,
    `the field ${key} is unknown`,
    like === undefined
      ? `take it out: the fields are ${known.join(', ')}`
      : `write "${like}" instead`,
  ];
}

/** Names of the fields at a place of the frontmatter. */
function fieldsOf(
  collection: Collection,
  path: readonly PropertyKey[],
  data: Entry['data'],
): string[] {
  if (path[0] === 'sources') return ['label', 'url', 'consultedAt'];
  if (collection !== 'lessons') {
    return Object.keys((schemas[collection] as z.ZodObject).shape);
  }
  const options = lessonSchema.options;
  const option = options.find(({ shape }) => shape.state.value === data['state']) ?? options[0];
  return Object.keys(option.shape);
}

/** A day is written as 2026-11-24, exists, and a page is not updated before it is published. */
function checkDays(entry: Entry): Finding[] {
  const { publishedAt, updatedAt } = entry.data;
  const say = (field: string, fault: string, change: string): Finding => ({
    level: 'error',
    file: entry.file,
    field,
    fault,
    change,
  });
  const wrong = daysIn(entry.data)
    .filter(([, value]) => !isDay(value))
    .map(([field, value]) =>
      say(field, `"${String(value)}" is no day`, 'write year, month and day, such as 2026-11-24'),
    );
  for (const [field, value] of daysIn(entry.data)) {
    if (!isDay(value) || field === 'reviewBy' || value <= latestToday()) continue;
    wrong.push(say(field, `${value} is still to come`, 'write a day that has been'));
  }
  if (isDay(publishedAt) && isDay(updatedAt) && updatedAt < publishedAt) {
    wrong.push(
      say(
        'updatedAt',
        'the page would be updated before it is published',
        `write ${publishedAt} or later`,
      ),
    );
  }
  return wrong;
}

/** Today in the time zone furthest ahead (UTC+14), so that no editor's own date is rejected. */
function latestToday(): string {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}

function daysIn(data: Entry['data']): [field: string, value: unknown][] {
  const sources: unknown[] = Array.isArray(data['sources']) ? data['sources'] : [];
  const own = Object.entries(data).filter(([name]) => days.has(name));
  const consulted = sources.flatMap((source, at): [string, unknown][] => {
    const day = valueAt(source, ['consultedAt']);
    return day === undefined ? [] : [[`sources.${at}.consultedAt`, day]];
  });
  return [...own, ...consulted];
}

/** True for an existing day in the form 2026-11-24. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<PropertyKey, unknown>)[name]
        : undefined,
    data,
  );
}

function example(name: string, issue: z.core.$ZodIssue): string {
  if (days.has(name)) return '2026-11-24';
  if (issue.code === 'invalid_value') return issue.values.join('|');
  if (issue.code === 'invalid_union') return 'written|planned';
  if (issue.code !== 'invalid_type') return '…';
  const examples: Readonly<Record<string, string>> = { array: '["…"]', number: '1', string: '"…"' };
  return examples[issue.expected] ?? '…';
}

function remedyOfType(expected: string): string {
  const remedies: Readonly<Record<string, string>> = {
    array: 'write a list: ["one", "two"]',
    string: 'write a text between double quotes',
    number: 'write a number, without quotes',
    int: 'write a whole number',
    object: 'write its fields below it, as in another file',
  };
  return remedies[expected] ?? `write ${expected}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'empty';
  if (typeof value === 'object') return 'a name and a value, for its colon';
  return typeof value === 'string' ? 'a text' : `a ${typeof value}`;
}

function sizeOf(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} items`;
  return typeof value === 'string' ? `${value.length} characters` : String(value);
}

const tooFew = (field: string, value: unknown) => `${last(field)} is too short: ${sizeOf(value)}`;
const tooMany = (field: string, value: unknown) => `${last(field)} is too long: ${sizeOf(value)}`;
const units: Readonly<Record<string, string>> = { string: ' characters', array: ' items' };
const atLeast = (origin: string, count: number) => `write at least ${count}${units[origin] ?? ''}`;
const atMost = (origin: string, count: number) => `write at most ${count}${units[origin] ?? ''}`;

/** The name that an editor sees; for a list item, the name of its list. */
function last(field: string): string {
  return field.split('.').findLast((name) => !/^\d+$/.test(name)) ?? field;
}
