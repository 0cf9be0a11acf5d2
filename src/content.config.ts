import { defineCollection } from 'astro:content';
import { files } from './content/entry-loader.ts';
import { articleSchema, companySchema, lessonSchema, termSchema } from './content/schemas.ts';

export const collections = {
  articles: defineCollection({ loader: files('articles'), schema: articleSchema }),
  dictionary: defineCollection({ loader: files('dictionary'), schema: termSchema }),
  lessons: defineCollection({ loader: files('lessons'), schema: lessonSchema }),
  company: defineCollection({ loader: files('company'), schema: companySchema }),
};
