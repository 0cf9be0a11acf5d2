import type { Lang } from '../../../src/i18n/locales.ts';
import type { Finding } from './entry.ts';
import { walk } from './prose.ts';
import { typographyMistakes } from './typography.ts';

/** Typography of the interface's texts: a module that exports strings or objects of strings. */
export function interfaceTypography(lang: Lang, file: string, texts: unknown): Finding[] {
  return walk('', texts).flatMap((passage) =>
    typographyMistakes(lang, passage, true).map((change) => ({
      level: 'error' as const,
      file,
      field: passage.field.replace(/^\./, ''),
      change,
    })),
  );
}
