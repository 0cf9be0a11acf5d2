/** Loads the entries of a collection from its folder, as text: `entryBody` renders them. */
import { glob, type Loader } from 'astro/loaders';
import { langs } from '../i18n/locales.ts';

/** `fr/ordre-stop.mdx` becomes `fr/ordre-stop`: the same key in both languages is the same page. */
export function files(folder: string): Loader {
  const loader = glob({
    base: `./content/${folder}`,
    pattern: `{${langs.join(',')}}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });
  return {
    ...loader,
    load: ({ store, ...context }) =>
      loader.load({
        ...context,
        // Without the module that Astro's `render` would import for each entry.
        store: { ...store, set: (entry) => store.set({ ...entry, deferredRender: false }) },
      }),
  };
}
