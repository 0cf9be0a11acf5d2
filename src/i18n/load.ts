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
  const loaded = new Map<Lang, Promise<T>>();
  return (lang) => {
    const kept = loaded.get(lang);
    if (kept) return kept;
    const path = Object.keys(files).find((file) => file.includes(`/i18n/${lang}/`));
    const load = path === undefined ? undefined : files[path];
    if (!load) throw new Error(`No texts in ${lang}: ${Object.keys(files).join(', ')}`);
    const texts = load();
    loaded.set(lang, texts);
    texts.catch(() => loaded.delete(lang));
    return texts;
  };
}
