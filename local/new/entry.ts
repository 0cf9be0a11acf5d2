/** Makes the files of a new article, term or lesson in every language. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isLessonKey } from '../../src/domain/course/lessons.ts';
import { contentKeyOf, isContentKey } from '../../src/domain/site/content-key.ts';
import { langs } from '../../src/i18n/locales.ts';
import { placeOfDescriptions, placeOfDrawings } from '../../src/pictures/index.ts';
import { type Kind, templates } from './templates.ts';

const collections = { article: 'articles', term: 'dictionary', lesson: 'lessons' } as const;

/** A refused request; the message says what to do. */
export class Refusal extends Error {}

/**
 * Writes the drafts of a new entry and returns lines to print: the files and the next steps.
 * Throws a `Refusal` and writes nothing if the kind or the key is invalid.
 * @param today The day in the form 2026-11-24.
 */
export async function makeEntry(
  root: string,
  [kind = '', key = '', ...others]: readonly string[],
  today: string,
): Promise<string[]> {
  if (!isKind(kind)) {
    throw new Refusal(
      `"${kind}" is nothing that can be made. Write: npm run new -- article|term|lesson <key>`,
    );
  }
  if (others.length > 0) {
    throw new Refusal(`Write the key as one word, with hyphens: ${[key, ...others].join('-')}.`);
  }
  if (!isContentKey(key)) throw new Refusal(wrongKey(kind, key));
  const collection = collections[kind];
  const files = langs.map((lang) => ({ lang, file: `content/${collection}/${lang}/${key}.mdx` }));
  const existing = files.find(({ file }) => existsSync(join(root, file)));
  if (existing) {
    throw new Refusal(`${existing.file} exists already: open it, or choose another key.`);
  }
  if (kind === 'lesson' && !isLessonKey(key)) {
    throw new Refusal(
      `The course has no lesson "${key}". Add the key to a module in src/domain/course/lessons.ts, then run the same command again.`,
    );
  }
  for (const { lang, file } of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), templates[kind][lang](today), { flag: 'wx' });
  }
  return [...files.map(({ file }) => `made ${file}`), ...nextSteps(kind, key)];
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(templates, kind);
}

function wrongKey(kind: Kind, key: string): string {
  if (key === '') return `Give it a key: npm run new -- ${kind} ma-cle`;
  const better = contentKeyOf(key);
  return `"${key}" cannot be an address: write lower-case letters, digits and single hyphens${better ? `, such as ${better}` : ''}.`;
}

function nextSteps(kind: Kind, key: string): string[] {
  const collection = collections[kind];
  const name = /^[a-z]+$/.test(key) ? key : `'${key}'`;
  return [
    '',
    'What is left to do:',
    '1. Replace everything between [[ and ]]; npm run check:content names each line.',
    '2. Ask a developer for its drawing: say in one sentence of each language what it shows.',
    '   For the developer, in a file of each of these:',
    `     ${placeOfDrawings[collection]}  ${name}: () => d.box('a', 40, 30, 80, 40, 2),`,
    ...langs.map(
      (lang) => `     src/i18n/${lang}/${placeOfDescriptions[collection]}  ${name}: '…',`,
    ),
    ...(kind === 'lesson' ? ['3. Run npm run generate once the lesson is written.'] : []),
  ];
}
