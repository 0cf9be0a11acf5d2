/** A copy of the site with any number of terms: the real ones repeated under other names. */
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../local/settings.ts';
import { langs } from '../../src/i18n/locales.ts';

const sources = ['src', 'public', 'content', 'astro.config.mjs', 'package.json', 'tsconfig.json'];
/** Prefix of the copies' keys. */
const prefix = 'copie-';

/** Copies the project to a folder, which must not exist. */
export async function copyProject(project: string): Promise<void> {
  await mkdir(project);
  for (const source of sources) {
    await cp(join(root, source), join(project, source), { recursive: true });
  }
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
}

/** Copies terms of the copied project until it has this many in each language. */
export async function growDictionary(project: string, terms: number): Promise<void> {
  for (const lang of langs) {
    const folder = join(project, 'content/dictionary', lang);
    const real = (await readdir(folder)).filter((file) => !file.startsWith(prefix)).sort();
    const texts = await Promise.all(real.map((file) => readFile(join(folder, file), 'utf8')));
    for (let index = real.length; index < terms; index += 1) {
      const text = texts[index % texts.length] ?? '';
      await writeFile(join(folder, `${prefix}${index}.mdx`), renamed(text, index));
    }
  }
  await drawCopies(project, terms);
}

/** The text of a term under another name, without aliases: two terms may not share one. */
function renamed(text: string, index: number): string {
  return text
    .replace(/^(term|twin): (['"]?)(.*?)\2$/gm, (_, name: string, __, words: string) => {
      return `${name}: ${JSON.stringify(`${words} ${index}`)}`;
    })
    .replace(/^aliases:.*(?:\n[ -].*)*/m, 'aliases: []');
}

/** Gives each copy a drawing: a term without one does not build. */
async function drawCopies(project: string, terms: number): Promise<void> {
  const source = await readFile(join(root, 'src/pictures/index.ts'), 'utf8');
  const copies = `
const copied = drawings.dictionary as Record<string, () => string>;
const drawn = Object.values(copied);
for (let index = 0; index < ${terms}; index += 1) {
  copied[\`${prefix}\${index}\`] = drawn[index % drawn.length] as () => string;
}
`;
  await writeFile(join(project, 'src/pictures/index.ts'), source + copies);
}
