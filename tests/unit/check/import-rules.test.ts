/** Each import rule on a small project that breaks it, and on one that does not. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { findWrongImports } from '../../check/imports/graph.ts';

const code = 'export const x = 1; export type T = number;';
/** Files to import, one per layer. */
const targets = [
  'src/i18n/locales.ts',
  'src/i18n/texts.ts',
  'src/i18n/fr/billing/emails.ts',
  'src/domain/rule.ts',
  'src/services/service.ts',
  'src/stores/store.ts',
  'src/content/query.ts',
  'src/islands/Island.tsx',
  'src/components/Part.astro',
  'src/layouts/Frame.astro',
  'src/pages/page.ts',
  'netlify/lib/part.ts',
  'local/start.ts',
  'tests/tool.ts',
];

const refused: [path: string, code: string, says: string][] = [
  [
    'src/i18n/locales.ts',
    `import { x } from './texts.ts'; ${code}`,
    'src/i18n/texts.ts. Keep it to',
  ],
  ['src/site.ts', `import '../src/stores/store.ts';`, 'src/stores/store.ts. src/site.ts holds'],
  ['src/domain/store.ts', `import '../stores/store.ts';`, 'src/stores/store.ts. Pass the value in'],
  ['src/domain/texts.ts', `export { x } from '../i18n/texts.ts';`, 'src/i18n/texts.ts. Pass'],
  ['src/domain/lazy.ts', `export const y = import('../services/service.ts');`, 'service.ts. Pass'],
  [
    'src/domain/type.ts',
    `import type { T } from '../stores/store.ts'; export type U = T;`,
    'src/stores/store.ts. Pass the value in',
  ],
  ['src/domain/node.ts', `import 'node:fs';`, 'fs. Pass the value in'],
  ['src/domain/astro.ts', `import 'astro:content';`, 'astro:content. Pass the value in'],
  ['src/i18n/part.ts', `import '../components/Part.astro';`, 'src/components/Part.astro. Texts'],
  [
    'src/i18n/fr/index.ts',
    `export * from './billing/emails.ts';`,
    'emails.ts. The texts of emails are for netlify',
  ],
  ['src/services/state.ts', `import 'nanostores';`, 'nanostores. Let the store call'],
  ['src/stores/react.ts', `import { useState } from 'react'; useState();`, 'react. Stores are'],
  ['src/stores/view.ts', `import '../islands/Island.tsx';`, 'src/islands/Island.tsx. Stores are'],
  [
    'src/islands/Service.tsx',
    `import { x } from '../services/service.ts'; import type { T } from '../services/service.ts'; export const y: T = x;`,
    'src/services/service.ts. Call a verb of src/stores',
  ],
  ['src/content/part.ts', `import '../components/Part.astro';`, 'Part.astro. Queries give data'],
  [
    'src/components/Framed.astro',
    `---\nimport Frame from '../layouts/Frame.astro';\n---\n<Frame />`,
    'src/layouts/Frame.astro. Components take props',
  ],
  [
    'src/components/Client.astro',
    `---\n---\n<p>x</p><script>import '../services/service.ts';</script>`,
    'src/services/service.ts. Components take props',
  ],
  ['src/layouts/page.ts', `import '../pages/page.ts';`, 'src/pages/page.ts. A layout frames'],
  ['src/pages/service.ts', `import '../services/service.ts';`, 'service.ts. A page is'],
  ['src/build/island.ts', `import '../islands/Island.tsx';`, 'Island.tsx. The build steps stand'],
  ['src/scripts/astro.ts', `import 'astro/client';`, 'astro. A page script reaches'],
  ['netlify/functions/a.mts', `import '../../src/services/service.ts';`, 'service.ts. Move what'],
  ['netlify/lib/local.ts', `import '../../local/start.ts';`, 'local/start.ts. Move what'],
  ['local/tool.ts', `import '../tests/tool.ts';`, 'tests/tool.ts. The site and its functions'],
  ['tests/missing.ts', `import './nowhere.ts';`, './nowhere.ts. No such file'],
  ['tests/undeclared.ts', `import 'esbuild';`, 'Declare the package'],
];

const allowed: [path: string, code: string][] = [
  ['src/domain/zod.ts', `import 'zod'; import '../i18n/locales.ts';`],
  ['src/services/client.ts', `import '@supabase/supabase-js'; import '../domain/rule.ts';`],
  ['src/scripts/type.ts', `import type { T } from 'astro'; export type U = T;`],
  ['src/islands/Type.tsx', `import type { T } from '../services/service.ts'; export type U = T;`],
  ['src/islands/React.tsx', `import 'react'; import '../stores/store.ts';`],
  ['src/pages/Good.astro', `---\nimport Frame from '../layouts/Frame.astro';\n---\n<Frame />`],
  ['src/content/collections.ts', `import 'astro:content';`],
  ['src/i18n/emails.ts', `import './fr/billing/emails.ts';`],
  ['netlify/mail/texts.ts', `import '../../src/i18n/emails.ts';`],
  ['netlify/lib/stripe.ts', `import 'stripe'; import '../../src/domain/rule.ts';`],
  ['tests/world.ts', `import '../local/start.ts'; import '../netlify/lib/part.ts';`],
];

const circles: [path: string, code: string][] = [
  ['src/stores/a.ts', `import './b.ts'; ${code}`],
  ['src/stores/b.ts', `import type { T } from './a.ts'; export type U = T;`],
  ['src/components/One.astro', `---\nimport Two from './Two.astro';\n---\n<Two />`],
  ['src/components/Two.astro', `---\nimport type { T } from './One.astro';\n---\n<p>x</p>`],
];

describe('imports', () => {
  let found: string[];
  beforeAll(async () => {
    const project = await mkdtemp(join(tmpdir(), 'import-rules-'));
    afterAll(() => rm(project, { recursive: true }));
    const write = async (path: string, text: string): Promise<void> => {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    };
    for (const path of targets) await write(path, path.endsWith('.astro') ? '<slot />' : code);
    for (const [path, text] of [...refused, ...allowed, ...circles]) await write(path, text);
    const packages = ['astro', 'nanostores', 'react', 'stripe', 'zod', '@supabase/supabase-js'];
    const dependencies = Object.fromEntries(packages.map((name) => [name, '*']));
    await write('package.json', JSON.stringify({ dependencies }));
    await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
    found = await findWrongImports(project);
  });

  it.each(refused)('%s is refused: %s', (path, _, says) => {
    const own = found.filter((message) => message.startsWith(`${path} may not import `));
    expect(own).toEqual([expect.stringContaining(says)]);
  });

  it.each(allowed)('%s is allowed: %s', (path) => {
    expect(found.filter((message) => message.startsWith(path))).toEqual([]);
  });

  it('of types alone are a circle too, in Astro components as well', () => {
    const own = found.filter((message) => message.includes('is a circle'));
    expect(own.toSorted()).toEqual([
      expect.stringContaining('src/components/Two.astro → src/components/One.astro'),
      expect.stringContaining('src/stores/b.ts → src/stores/a.ts'),
    ]);
  });
});
