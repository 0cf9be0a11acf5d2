/**
 * Checks all content, and again after each change, for the editor's bar: `npm run dev` starts it and
 * receives its messages. It runs the rules of `npm run check:content`. Its argument is the folder
 * that holds `content/`; default: the project.
 */
import { watch } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { CheckMessage } from '../../local/editor-bar/report.ts';
import { root } from '../../local/settings.ts';
import { applyRules, contentRules } from './content.ts';
import { readTexts } from './content/entry.ts';
import { entryReports } from './content/entry-reports.ts';
import { type Content, parseTexts } from './content/read.ts';

const folder = process.argv[2] ?? root;

/** Debounce in milliseconds: editors save in several steps. */
const quietMs = 150;

/** Files as they were last read: an unchanged one is not parsed again. */
const known = new Map<string, { readonly text: string; readonly content: Content }>();

async function readChanged(): Promise<Content> {
  const parts = (await readTexts(folder)).map(([file, text]) => {
    const before = known.get(file);
    const content = before?.text === text ? before.content : parseTexts([[file, text]]);
    known.set(file, { text, content });
    return content;
  });
  return {
    entries: parts.flatMap(({ entries }) => entries),
    unreadable: parts.flatMap(({ unreadable }) => unreadable),
  };
}

async function check(): Promise<void> {
  send({ type: 'checking' });
  try {
    const content = await readChanged();
    const results = applyRules(content, await contentRules(root));
    const today = new Date().toISOString().slice(0, 10);
    send({ type: 'checked', reports: entryReports(content.entries, results, today) });
  } catch (error) {
    // The next change tries again.
    console.error('The content could not be checked:', error);
    send({ type: 'failed' });
  }
}

function send(message: CheckMessage): void {
  process.send?.(message);
}

// Low priority: the page being edited comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let running = check();
let timer: NodeJS.Timeout | undefined;

watch(join(folder, 'content'), { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(check);
  }, quietMs);
});
