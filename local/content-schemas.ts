/** JSON Schemas of the frontmatter of content, for editors that complete and check YAML. */
import { format, resolveConfig } from 'prettier';
import { join } from 'node:path';
import { z } from 'zod';
import { articleSchema, companySchema, lessonSchema, termSchema } from '../src/content/schemas.ts';
import { root } from './settings.ts';

const schemas = {
  articles: articleSchema,
  dictionary: termSchema,
  lessons: lessonSchema,
  company: companySchema,
};

/** The schema of each collection by path from the project root. */
export async function contentSchemas(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [collection, schema] of Object.entries(schemas)) {
    const path = `.vscode/schemas/${collection}.json`;
    const config = await resolveConfig(join(root, path));
    const json = JSON.stringify(toJsonSchema(collection, schema));
    files.set(path, await format(json, { ...config, filepath: path }));
  }
  return files;
}

function toJsonSchema(collection: string, schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    // Rules that only code can check are left to `npm run check:content`.
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'date' });
    },
  });
  return { title: `Frontmatter of content/${collection}`, ...json };
}
