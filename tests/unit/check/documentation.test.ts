/** Names in the documents exist: files, commands, headings, the events to subscribe to. */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';

const root = join(import.meta.dirname, '../../..');
const text = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'],
  ...globSync('docs/*.md', { cwd: root }).toSorted(),
];

/** Paths of the project in code spans; patterns such as `<key>` or `*` are skipped. */
function pathsIn(markdown: string): string[] {
  const spans = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  return spans.filter((span) =>
    /^(?:src|content|netlify|supabase|local|tests|public|\.ci|\.github)\/[^\s<>*{}…]*$/.test(span),
  );
}

/** Targets of links and pictures inside the project. */
function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(?:https?:|page:|#)/.test(target));
}

/** Scripts called as `npm start`, `npm test` or `npm run <name>`. */
function scriptsIn(markdown: string): string[] {
  return [...markdown.matchAll(/\bnpm (?:run ([\w-]+)|(start|test))\b/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );
}

describe.each(documents)('%s', async (document) => {
  const markdown = await text(document);

  it('has at most 400 lines', () => {
    expect(markdown.trimEnd().split('\n').length).toBeLessThanOrEqual(400);
  });

  it('names files that exist', () => {
    const linked = linksIn(markdown).map((target) => join(dirname(document), target));
    const named = [...pathsIn(markdown), ...linked];
    // A list of packages.
    if (document !== 'docs/dependencies.md') expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names commands that exist', async () => {
    const { scripts } = JSON.parse(await text('package.json')) as { scripts: object };
    const named = scriptsIn(markdown);
    if (!document.startsWith('docs/')) expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('docs/dependencies.md lists exactly the packages in package.json', async () => {
  const { dependencies, devDependencies } = JSON.parse(await text('package.json')) as {
    dependencies: object;
    devDependencies: object;
  };
  const listed = (await text('docs/dependencies.md')).matchAll(/^\| `([^`]+)`/gm);
  expect([...listed].map(([, name]) => name)).toEqual([
    ...Object.keys(dependencies),
    ...Object.keys(devDependencies),
  ]);
});

describe('README.md', () => {
  it('lists the events that stripe-webhook handles', async () => {
    const listed = (await text('README.md')).matchAll(/^\s+- `([a-z_]+\.[\w.]+)`$/gm);
    expect([...listed].map(([, name = '']) => name).sort()).toEqual(handledEvents.toSorted());
  });

  it('names the version of Stripe’s API that functions use', async () => {
    const [, version = ''] =
      /apiVersion: '([^']+)'/.exec(await text('netlify/lib/platform/stripe.ts')) ?? [];
    expect(version).not.toBe('');
    expect(await text('README.md')).toContain(`\`${version}\``);
  });

  it('names the parameters of the verification code email', async () => {
    const service = await text('src/services/emailjs.ts');
    const sent = [...service.matchAll(/^ {4}(\w+): mail\./gm)].map(([, name = '']) => name);
    const listed = (await text('README.md')).matchAll(/`\{\{(\w+)\}\}`\s*\|/g);
    expect([...listed].map(([, name]) => name).sort()).toEqual(sent.sort());
  });
});

describe('ARCHITECTURE.md', () => {
  it.each(['The house', 'Sealed lessons'])(
    'has the section "%s" that the code refers to',
    async (part) => {
      expect(await text('ARCHITECTURE.md')).toContain(`\n## ${part}\n`);
    },
  );
});
