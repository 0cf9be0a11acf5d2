/** Loads the entries of a collection from its folder, as text: `entryBody` renders them. */
import { glob, type Loader } from 'astro/loaders';
import { langs } from '../i18n/locales.ts';
import { buildRegistry } from './build-registry.ts';

/** Stands for the fields of an entry that has a fault. */
const faulty: Record<string, unknown> = {};

/** `fr/ordre-stop.mdx` becomes `fr/ordre-stop`: the same key in both languages is the same page. */
export function files(folder: string): Loader {
  const loader = glob({
    base: `./content/${folder}`,
    pattern: `{${langs.join(',')}}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });
  return {
    ...loader,
    load: ({ store, ...context }) => {
      // While an editor writes, a new draft has faults: the other pages are shown without it. A build stops.
      const isDev = context.watcher !== undefined;
      const parseData: typeof context.parseData = async (entry) => {
        try {
          return await context.parseData(entry);
        } catch (error) {
          if (!isDev) throw error;
          context.logger.error(error instanceof Error ? error.message : String(error));
          return faulty as typeof entry.data;
        }
      };
      return loader.load({
        ...context,
        parseData,
        // An entry of an earlier build is read again after a change of code: the schema may differ.
        generateDigest: (content) => {
          const text = typeof content === 'string' ? content : JSON.stringify(content);
          return context.generateDigest(buildRegistry().codeVersion + text);
        },
        store: {
          ...store,
          // Without the module that Astro's `render` would import for each entry.
          set: (entry) => entry.data !== faulty && store.set({ ...entry, deferredRender: false }),
        },
      });
    },
  };
}
