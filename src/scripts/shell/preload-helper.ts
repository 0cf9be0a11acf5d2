/** Preloads the imports of a chunk in parallel. Vite's own helper adds 0.5 KB more to every page. */
const asked = new Set<string>();

/**
 * Vite calls this for every `import('…')` (src/build/preload-helper.ts).
 * @param load The import itself.
 * @param files Paths of the chunks that it imports in turn; no style sheets.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    // Each request takes a phone some milliseconds: a task of its own keeps the page responsive.
    setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = `/${file}`;
      document.head.append(link);
    });
  }
  return load();
}
