/**
 * Links the first mention of each dictionary term in a text. Works on finished HTML, so that
 * articles, lessons and terms are treated alike, and never touches headings, links, code, figures
 * or tables' heads.
 */

export interface TermTarget {
  readonly key: string;
  readonly href: string;
  /** The term and its aliases. */
  readonly words: readonly string[];
}

const closed = new Set([
  'a',
  'code',
  'pre',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'th',
  'button',
  'svg',
]);
const voidTags = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const token = /<!--[\s\S]*?-->|<\/?([a-zA-Z][\w-]*)(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/**
 * Returns `html` with one link a term, at its first mention, longest words first.
 * `limit` caps the number of links, so that a page does not turn blue.
 */
export function linkTerms(html: string, targets: readonly TermTarget[], limit = 40): string {
  const byWord = new Map<string, TermTarget>();
  for (const target of targets) {
    for (const word of target.words) byWord.set(fold(word), target);
  }
  if (byWord.size === 0) return html;
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

  const done = new Set<string>();
  const open: string[] = [];
  return html.replace(token, (piece, tag: string | undefined) => {
    if (tag) {
      track(open, piece, tag.toLowerCase());
      return piece;
    }
    if (piece.startsWith('<') || open.some((name) => closed.has(name))) return piece;
    return piece.replace(pattern, (mention) => {
      const target = byWord.get(fold(mention));
      if (!target || done.has(target.key) || done.size >= limit) return mention;
      done.add(target.key);
      return `<a class="term" href="${target.href}">${mention}</a>`;
    });
  });
}

/** Lower case with typographic variants made one: both apostrophes, all spaces. */
function fold(word: string): string {
  return word.toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
}

function escapePattern(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/'/g, "['’]")
    .replace(/ /g, '\\s+');
}

function track(open: string[], piece: string, tag: string): void {
  if (piece.startsWith('</')) {
    const index = open.lastIndexOf(tag);
    if (index >= 0) open.length = index;
  } else if (!piece.endsWith('/>') && !voidTags.has(tag)) {
    open.push(tag);
  }
}
