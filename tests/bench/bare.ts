const kept =
  /^\/?(?:h[1-6]|p|ul|ol|li|dl|dt|dd|a|strong|em|main|header|nav|footer|section|article|figure|figcaption|table|thead|tbody|tr|th|td|button|details|summary)$/i;

/**
 * A page's text as plain HTML: no style, script, font, picture, class or wrapper. The baseline cost
 * of this text in a browser.
 */
export function barePage(html: string): string {
  const lang = /<html[^>]*\blang="(\w+)"/.exec(html)?.[1] ?? 'fr';
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const text = body
    .replace(/<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<svg\b[\s\S]*?<\/svg>/g, (svg) => svg.replace(/<[^>]*>/g, ' '))
    .replace(/<(\/?[\w-]+)([^>]*)>/g, (_, tag: string, attributes: string) => {
      if (!kept.test(tag)) return ' ';
      const address = tag === 'a' ? (/\bhref="[^"]*"/.exec(attributes)?.[0] ?? '') : '';
      return address ? `<${tag} ${address}>` : `<${tag}>`;
    })
    .replace(/\s+/g, ' ');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><body>${text}`;
}
