import { loadOnce } from '../domain/shared/load-once.ts';
import type { Lang } from './locales.ts';

/**
 * Creates the loader of a text file that pages do not carry: it fetches the file of a language
 * once.
 * @param files The file in every language, by path, from `import.meta.glob`.
 * @returns The loader. It rejects if the file cannot be fetched, and the next call retries; it
 * throws for a language without the file.
 */
export function textsLoader<T>(
  files: Readonly<Record<string, () => Promise<T>>>,
): (lang: Lang) => Promise<T> {
  return loadOnce((lang) => {
    const [, load] = Object.entries(files).find(([path]) => path.includes(`/${lang}/`)) ?? [];
    if (!load) throw new Error(`No texts in ${lang}.`);
    return load();
  });
}
