/** Columns of `profiles` with personal data: the readme of the export names each. */
import { expect, it } from 'vitest';
import { readSchemas } from '../../../local/supabase/schemas.ts';
import { exportReadme } from '../../../netlify/lib/account/export-readme.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';

/** The word for each column in the export's readme. */
const told: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  first_name: { fr: 'nom', en: 'name' },
  last_name: { fr: 'nom', en: 'name' },
  language: { fr: 'langue', en: 'language' },
  phone: { fr: 'téléphone', en: 'telephone' },
  notify_signals: { fr: 'préférences', en: 'preferences' },
  notify_lessons: { fr: 'préférences', en: 'preferences' },
  notify_market: { fr: 'préférences', en: 'preferences' },
  notify_review: { fr: 'préférences', en: 'preferences' },
  keep_progress: { fr: 'préférences', en: 'preferences' },
  terms_version: { fr: 'version des conditions', en: 'version of the terms' },
};
const plain = ['user_id', 'created_at', 'updated_at'];

it.each(langs)('the export says what profiles holds in %s', (lang) => {
  const [, body = ''] =
    /^create table public\.profiles \(\n([\s\S]*?)^\)/m.exec(readSchemas()) ?? [];
  const columns = [...body.matchAll(/^ {2}(\w+) \w/gm)];
  const names = columns.map(([, name = '']) => name).filter((name) => !plain.includes(name));
  expect(
    names,
    'A new column: name it in src/i18n/<lang>/account/export.ts, in the privacy policy, and here',
  ).toEqual(Object.keys(told));
  const [, said = ''] = /profiles\s?:([^.]*)\./.exec(exportReadme(lang, 'function').data) ?? [];
  for (const name of names) expect(said, name).toContain(told[name]?.[lang]);
});
