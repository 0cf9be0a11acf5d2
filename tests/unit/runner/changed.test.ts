import { describe, expect, it } from 'vitest';
import { planOfChange } from '../../runner/changed.ts';
import { wholePlan } from '../../runner/plan.ts';
import { readGraph, affectedBy } from '../../runner/import-graph.ts';

/** A small project. */
const project: Readonly<Record<string, string>> = {
  'README.md': '# Project',
  'content/articles/fr/a.mdx': 'Text',
  'netlify/functions/billing.mts': `import { plan } from '../lib/billing/plan.ts';`,
  'netlify/lib/billing/plan.ts': `import { money } from '../../../src/domain/shared/money.ts';`,
  'netlify/mail/letters.ts': '',
  'src/components/shell/Menu.astro': `import Logo from './Logo.astro';`,
  'src/components/shell/Logo.astro': '',
  'src/domain/shared/money.ts': '',
  'src/i18n/fr/billing.ts': '',
  'src/islands/billing/Card.tsx': `import { money } from '../../domain/shared/money.ts';`,
  'tests/database/booking/slots.test.ts': '',
  'tests/database/rules.test.ts': `await import('./ground.ts');`,
  'tests/database/ground.ts': `readdirSync('supabase/migrations')`,
  'supabase/migrations/1.sql': '',
  'supabase/schemas/booking/slots.sql': '',
  'tests/e2e/billing/card.spec.ts': `import { pay } from './pay.ts';`,
  'tests/e2e/billing/pay.ts': `import fr from '../../../src/i18n/fr/billing.ts';`,
  'tests/e2e/engines/pages.spec.ts': `import { open } from '../fixtures.ts';`,
  'tests/e2e/site/accessibility.spec.ts': '',
  'tests/e2e/site/menu.spec.ts': `import { open } from '../fixtures.ts';`,
  'tests/e2e/fixtures.ts': `fork(join(import.meta.dirname, 'world.ts'))`,
  'tests/e2e/world.ts': `join(root, 'netlify/functions')`,
  'tests/functions/billing.test.ts': `import billing from '../../netlify/functions/billing.mts';`,
  'tests/functions/all.test.ts': 'await import(`../../netlify/functions/${name}.mts`);',
  'tests/functions/booking/link.test.ts': '',
  'tests/functions/local/world.test.ts': `join(root, 'netlify/functions')`,
  'tests/functions/kills.test.ts': `new URL('./child.ts', import.meta.url)`,
  'tests/functions/child.ts': '',
  'tests/site/addresses.test.ts': `import '../../netlify/mail/letters.ts';`,
  'tests/site/html.test.ts': `import { pages } from './site.ts';`,
  'tests/site/site.ts': '',
  'tests/unit/money.test.ts': `import { money } from '../../src/domain/shared/money.ts';`,
  'tests/unit/documents.test.ts': `text('README.md')`,
};
const graph = readGraph(Object.keys(project), (file) => project[file] ?? '');
const touched = (file: string) =>
  [...affectedBy(graph, [file])].filter((each) => each.endsWith('.test.ts')).sort();
const plan = (...files: string[]) => Object.fromEntries(planOfChange(files, graph));

describe('tests that refer to a file', () => {
  it.each([
    [
      'src/domain/shared/money.ts',
      ['functions/all', 'functions/billing', 'functions/local/world', 'unit/money'],
    ],
    [
      'netlify/functions/billing.mts',
      ['functions/all', 'functions/billing', 'functions/local/world'],
    ],
    ['tests/functions/child.ts', ['functions/kills']],
    ['supabase/migrations/1.sql', ['database/rules']],
    ['README.md', ['unit/documents']],
    ['netlify/mail/letters.ts', ['site/addresses']],
    ['src/components/shell/Menu.astro', []],
  ])('%s: %j', (file, tests) => {
    expect(touched(file)).toEqual(tests.map((test) => `tests/${test}.test.ts`));
  });
});

describe('tests affected by a change', () => {
  it('to an island: its page, and the browser tests of its feature', () => {
    expect(plan('src/islands/billing/Card.tsx')).toMatchObject({
      build: { tests: ['the site builds'] },
      site: {},
      browser: { files: ['tests/e2e/billing/card.spec.ts'] },
    });
  });

  it('to a function: its tests, and the browser tests of what it imports', () => {
    expect(plan('netlify/functions/billing.mts')).toMatchObject({
      functions: {
        files: ['tests/functions/all.test.ts', 'tests/functions/billing.test.ts'],
        sample: true,
      },
      browser: { files: ['tests/e2e/billing/card.spec.ts'] },
    });
    expect(plan('netlify/mail/letters.ts')).not.toHaveProperty('browser');
  });

  it('to what no page contains: only the tests of the site that refer to it', () => {
    expect(plan('netlify/mail/letters.ts')).toMatchObject({
      site: { files: ['tests/site/addresses.test.ts'] },
    });
  });

  it('to a test: also tests of the local services and those left to the long run', () => {
    expect(plan('tests/e2e/world.ts').browser).not.toHaveProperty('sample');
    expect(plan('netlify/functions/billing.mts', 'tests/e2e/world.ts').functions?.files).toContain(
      'tests/functions/local/world.test.ts',
    );
  });

  it('to a schema and its migration: the tests of the feature', () => {
    expect(plan('supabase/schemas/booking/slots.sql', 'supabase/migrations/1.sql')).toMatchObject({
      database: { files: ['tests/database/booking/slots.test.ts'] },
      functions: { files: ['tests/functions/booking/link.test.ts'] },
    });
    expect(plan('supabase/migrations/1.sql')).toMatchObject({
      database: { files: ['tests/database/rules.test.ts'] },
    });
  });

  it('to an article: the pages, and the accessibility of every kind of page', () => {
    expect(plan('content/articles/fr/a.mdx')).toMatchObject({
      site: {},
      browser: { files: ['tests/e2e/site/accessibility.spec.ts'] },
    });
  });

  it('to the shell: the browser tests of the site', () => {
    const { browser } = plan('src/components/shell/Logo.astro');
    expect(browser?.files).toContain('tests/e2e/site/menu.spec.ts');
  });

  it('to a browser test helper: the specs that use it', () => {
    expect(plan('tests/e2e/billing/pay.ts').browser).toEqual({
      files: ['tests/e2e/billing/card.spec.ts'],
    });
    expect(plan('tests/e2e/world.ts').browser).toEqual({ files: ['tests/e2e/site/menu.spec.ts'] });
  });

  it('to a text: the pages, and the browser tests of its feature', () => {
    expect(Object.keys(plan('src/i18n/fr/billing.ts'))).toEqual([
      'check',
      'build',
      'site',
      'browser',
    ]);
  });

  it('to a document: the checks and the tests that read it', () => {
    expect(Object.keys(plan('README.md'))).toEqual(['check', 'unit']);
    expect(plan('README.md')).toMatchObject({ check: { files: ['README.md'] } });
    expect(plan()).toEqual({});
  });

  it('to a rule: every file is checked', () => {
    expect(plan('eslint.config.js').check).toEqual({});
    expect(plan('tsconfig.json').check).toEqual({});
  });

  it.each(['package.json', 'package-lock.json'])('to %s: everything', (file) => {
    expect(plan(file, 'README.md')).toEqual({
      ...Object.fromEntries(wholePlan),
      functions: { sample: false },
    });
  });
});
