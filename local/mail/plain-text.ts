const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * Converts an HTML email to plain text, as Resend does when the sender provides none: links keep their URL in
 * brackets, blocks become lines, markup is removed.
 */
export function plainTextOf(source: string): string {
  const text = source
    .replace(/<!--[\s\S]*?-->|<(head|style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a\s*>/gi, '$2 ($1)')
    .replace(/<br\b[^>]*>|<\/(p|div|h[1-6]|li|tr)\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, decode);
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n\n');
}

function decode(entity: string, code: string | undefined, name: string | undefined): string {
  if (code !== undefined) {
    const point = Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
  }
  return entities[name ?? ''] ?? entity;
}
