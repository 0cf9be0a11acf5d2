import { describeFinding } from '../../check/content.ts';
import { type Entry, parseEntry, type Rule } from '../../check/content/entry.ts';

/** An entry built from a path after `content/`, frontmatter lines and a body. */
export function entry(path: string, frontmatter: string, body = ''): Entry {
  return parseEntry(`content/${path}.mdx`, `---\n${frontmatter}\n---\n${body}`);
}

/** The findings of a rule about entries, one line each. */
export function find(rule: Rule, ...entries: Entry[]): string[] {
  return rule.find(entries).map(describeFinding);
}
