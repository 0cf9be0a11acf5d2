/** Reads all content; an unreadable file becomes a finding and does not stop the others. */
import { componentsOf } from './components.ts';
import { type Entry, type Finding, parseEntry, readTexts } from './entry.ts';
import { syntaxFindings } from './mdx.ts';

export interface Content {
  /** Every file; for an unreadable one, the part that could be read. */
  readonly entries: readonly Entry[];
  readonly unreadable: readonly Finding[];
}

/** Reads `content/` under a root folder. */
export async function readContent(root: string): Promise<Content> {
  return parseTexts(await readTexts(root));
}

/** Parses files of `content/`, given as path and text. */
export function parseTexts(texts: readonly (readonly [file: string, text: string])[]): Content {
  const entries: Entry[] = [];
  const unreadable: Finding[] = [];
  for (const [file, text] of texts) {
    const { entry, finding } = parse(file, text);
    if (finding) unreadable.push(finding);
    if (!entry) continue;
    const found = finding ? [] : bodyFindings(entry);
    unreadable.push(...found);
    entries.push(entry);
  }
  return { entries, unreadable };
}

function parse(file: string, text: string): { entry?: Entry; finding?: Finding } {
  try {
    return { entry: parseEntry(file, text) };
  } catch (error) {
    const finding = unreadableFrontmatter(file, error as Error);
    try {
      return { entry: parseEntry(file, '---\nunreadable: true\n---\n'), finding };
    } catch {
      return { finding };
    }
  }
}

function unreadableFrontmatter(file: string, error: Error): Finding {
  const message = error.message.replace(`${file}: `, '').replace(/\.$/, '');
  const position = /line (\d+)/.exec(message)?.[1];
  const isYaml = message.includes('YAML');
  return {
    level: 'error',
    file,
    field: 'file',
    fault: isYaml
      ? message.replace(/\w+Error: |\s+at line \d+, column \d+:?$/g, '')
      : 'the file cannot be read',
    change: isYaml
      ? 'write "name: value" and each text between "…", with « » or “ ” for quotes inside it; close every bracket'
      : message,
    // The first line of the file is `---`.
    line: position === undefined ? 1 : Number(position) + 1,
  };
}

function bodyFindings(entry: Entry): Finding[] {
  const found = syntaxFindings(entry);
  if (found.length > 0) return found;
  try {
    componentsOf(entry);
    return [];
  } catch (error) {
    const [, field = 'body', fault = ''] =
      /\((body:\d+)\): (.*)\.$/.exec((error as Error).message) ?? [];
    const change = 'write plain values in its props: a text, a number or a list';
    return [{ level: 'error', file: entry.file, field, fault, change }];
  }
}
