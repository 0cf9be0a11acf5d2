import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { articleSchema, companySchema, lessonSchema, termSchema } from './content/schemas.ts';
import { langs } from './i18n/locales.ts';

/** `fr/ordre-stop.mdx` becomes `fr/ordre-stop`: the same key in both languages is the same page. */
const files = (folder: string) =>
  glob({
    base: `./content/${folder}`,
    pattern: `{${langs.join(',')}}/*.mdx`,
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  });

export const collections = {
  articles: defineCollection({ loader: files('articles'), schema: articleSchema }),
  dictionary: defineCollection({ loader: files('dictionary'), schema: termSchema }),
  lessons: defineCollection({ loader: files('lessons'), schema: lessonSchema }),
  company: defineCollection({ loader: files('company'), schema: companySchema }),
};
