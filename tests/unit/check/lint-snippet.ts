import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const eslint = new ESLint({ cwd: root });

/** The messages ESLint has for a snippet, as if it stood at `path` (from the root). */
export async function lint(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${path}` });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => !ruleId?.endsWith('no-unused-vars'))
    .map(({ message }) => message);
}
