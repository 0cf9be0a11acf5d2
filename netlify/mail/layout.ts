/** Lays a mail out, as HTML and as plain text. Whatever is put in is escaped. */
import type { Lang } from '../../src/i18n/index.ts';
import { site } from '../../src/site.ts';
import type { MailContent } from './content.ts';

export interface LaidOut {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** `origin` is the site's; without it the mail has no link. */
export function layOut(lang: Lang, content: MailContent, origin: string | undefined): LaidOut {
  const { title, paragraphs, list = [], after = [], reason } = content;
  // One line, whatever the words are made of: a line break would end the header.
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ');
  const action =
    content.action && origin !== undefined
      ? { label: content.action.label, address: new URL(content.action.path, origin).href }
      : undefined;
  const colon = lang === 'fr' ? '\u00a0:' : ':';

  const text = [
    title,
    ...paragraphs,
    ...(list.length > 0 ? [list.map((item) => `- ${item}`).join('\n')] : []),
    ...after,
    ...(action ? [`${action.label}${colon} ${action.address}`] : []),
    `-- \n${site.name}\n${reason}`,
  ].join('\n\n');

  const paragraph = (words: string): string =>
    `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:#fbfaf7;color:#0d1526;font-family:system-ui,sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:600;color:#1d4ed8">${escapeHtml(site.name)}</p>
<div style="padding:32px 24px 16px;background:#ffffff;border:1px solid #e4e1d8;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${
  list.length > 0
    ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list
        .map((item) => `<li style="margin:0 0 8px">${escapeHtml(item)}</li>`)
        .join('')}</ul>`
    : ''
}
${after.map(paragraph).join('\n')}
${
  action
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(action.address)}" style="color:#1d4ed8;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
}
</div>
<p style="margin:16px 0 0;font-size:14px;color:#4a5468">${escapeHtml(reason)}</p>
</div>
</body>
</html>`;
  return { subject, text, html };
}

/** Text made safe for element content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
