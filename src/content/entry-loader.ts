/** Loads the entries of a collection from its folder. */
import { glob, type Loader } from 'astro/loaders';
import { langs } from '../i18n/locales.ts';

/** `fr/ordre-stop.mdx` becomes `fr/ordre-stop`: the same key in both languages is the same page. */
export function files(folder: string): Loader {
  return glob({
    base: `./content/${folder}`,
    pattern: `{${langs.join(',')}}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });
}

/** The same without the module that Astro's `render` imports for each entry: `termBody` renders them. */
export function filesAsText(folder: string): Loader {
  const loader = files(folder);
  return {
    ...loader,
    load: ({ store, ...context }) =>
      loader.load({
        ...context,
        store: { ...store, set: (entry) => store.set({ ...entry, deferredRender: false }) },
      }),
  };
}
