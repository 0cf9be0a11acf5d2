import { describe, expect, it } from 'vitest';
import { lint } from './lint-snippet.ts';

const refusedImports: [path: string, code: string, says: string][] = [
  [
    'src/domain/a.ts',
    `import { x } from '../stores/session.ts'; x();`,
    'src/domain may not import src/stores. Pass the value in',
  ],
  [
    'src/domain/a.ts',
    `import { x } from '../i18n/fr.ts'; x();`,
    'src/domain may not import src/i18n',
  ],
  [
    'src/domain/api/a.ts',
    `import { createContext } from 'react'; createContext();`,
    'package "react"',
  ],
  [
    'src/domain/a.ts',
    `import { createClient } from '@supabase/supabase-js'; createClient();`,
    'package "@supabase/supabase-js"',
  ],
  ['src/domain/a.ts', `import { x } from 'astro:content'; x();`, 'package "astro:content"'],
  ['src/domain/a.ts', `import { readFile } from 'node:fs'; readFile();`, 'package "node:fs"'],
  [
    'src/domain/a.ts',
    `export const x = import('../services/supabase.ts');`,
    'src/domain may not import src/services',
  ],
  [
    'src/domain/a.ts',
    `export * from '../services/supabase.ts';`,
    'src/domain may not import src/services',
  ],
  [
    'src/domain/a.ts',
    `export { x } from '../services/supabase.ts';`,
    'src/domain may not import src/services',
  ],
  [
    'src/i18n/index.ts',
    `import { x } from '../components/a.ts'; x();`,
    'src/i18n may not import src/components',
  ],
  [
    'src/i18n/locales.ts',
    `import { x } from './fr.ts'; x();`,
    'src/locales may not import src/i18n',
  ],
  ['src/site.ts', `import { x } from './stores/a.ts'; x();`, 'src/site may not import src/stores'],
  [
    'src/services/a.ts',
    `import { x } from '../stores/a.ts'; x();`,
    'Let the store call the service',
  ],
  ['src/services/a.ts', `import { atom } from 'nanostores'; atom();`, 'package "nanostores"'],
  [
    'src/stores/a.ts',
    `import { x } from '../islands/a.tsx'; x();`,
    'src/stores may not import src/islands',
  ],
  ['src/stores/a.ts', `import { createContext } from 'react'; createContext();`, 'package "react"'],
  [
    'src/islands/auth/a.tsx',
    `import { x } from '../../services/supabase.ts'; x();`,
    'Call a verb of src/stores',
  ],
  [
    'src/islands/auth/a.tsx',
    `import { x } from '../../layouts/a.ts'; x();`,
    'src/islands may not import src/layouts',
  ],
  [
    'src/content/a.ts',
    `import { x } from '../components/a.ts'; x();`,
    'src/content may not import src/components',
  ],
  [
    'src/components/a.astro',
    `---\nimport Base from '../layouts/Base.astro';\n---\n<Base />\n`,
    'src/components may not import src/layouts',
  ],
  [
    'src/layouts/a.astro',
    `---\nimport Home from '../pages/index.astro';\n---\n<Home />\n`,
    'src/layouts may not import src/pages',
  ],
  [
    'src/pages/a.astro',
    `---\nimport { x } from '../services/a.ts';\n---\n<p>{x}</p>\n`,
    'src/pages may not import src/services',
  ],
  [
    'src/build/a.ts',
    `import { x } from '../islands/a.tsx'; x();`,
    'src/build may not import src/islands',
  ],
  [
    'netlify/functions/a.mts',
    `import { x } from '../../src/services/a.ts'; x();`,
    'netlify may not import src/services. Move what the function shares',
  ],
  ['src/scripts/a.ts', `import { x } from 'astro'; x();`, 'package "astro"'],
  ['netlify/lib/a.ts', `import { x } from 'astro'; x();`, 'package "astro"'],
  ['src/stores/a.ts', `import { x } from '../../local/start.ts'; x();`, 'Nothing imports local/'],
  [
    'netlify/lib/a.ts',
    `import { x } from '../../tests/chromium.ts'; x();`,
    'Nothing imports tests/',
  ],
];

const allowedImports: [path: string, code: string][] = [
  [
    'src/domain/a.ts',
    `import { z } from 'zod'; import { langs } from '../i18n/locales.ts'; z(langs);`,
  ],
  ['src/i18n/index.ts', `import { pages } from '../domain/pages.ts'; pages();`],
  ['src/services/a.ts', `import { createClient } from '@supabase/supabase-js'; createClient();`],
  ['src/scripts/a.ts', `import type { T } from 'astro'; export const a: T = 1;`],
  [
    'src/scripts/a.ts',
    `import { x } from '../services/a.ts'; import { $s } from '../stores/a.ts'; x($s);`,
  ],
  [
    'src/stores/a.ts',
    `import { atom } from 'nanostores'; import { s } from '../services/a.ts'; atom(s);`,
  ],
  ['src/islands/a/a.tsx', `import type { S } from '../../services/a.ts'; export const a: S = 1;`],
  [
    'src/islands/a/a.tsx',
    `import { createContext } from 'react'; import { $s } from '../../stores/a.ts'; createContext($s);`,
  ],
  ['src/pages/a.astro', `---\nimport Base from '../layouts/Base.astro';\n---\n<Base />\n`],
  [
    'netlify/functions/a.mts',
    `import { plans } from '../../src/domain/plans.ts'; import { x } from '../lib/a.ts'; x(plans);`,
  ],
  [
    'tests/unit/a.test.ts',
    `import { plans } from '../../src/domain/plans.ts'; import { x } from '../../local/start.ts'; x(plans);`,
  ],
  ['local/a.ts', `import { x } from '../netlify/lib/a.ts'; x();`],
];

describe('imports point one way', () => {
  it.each(refusedImports)('%s refuses %s', async (path, code, says) => {
    expect(await lint(path, code)).toEqual([expect.stringContaining(says)]);
  });

  it.each(allowedImports)('%s allows %s', async (path, code) => {
    expect(await lint(path, code)).toEqual([]);
  });
});
