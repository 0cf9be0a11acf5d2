/** Renders an email as HTML and as plain text. Escapes all content. */
import { emailTexts } from '../../src/i18n/emails.ts';
import type { Lang } from '../../src/i18n/index.ts';
import { site } from '../../src/site.ts';
import type { PlacedEntry } from './booking/calendar.ts';
import type { Link, EmailContent } from './content.ts';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly calendar?: PlacedEntry;
  /** Address for the one-click header of RFC 8058. */
  readonly unsubscribe?: string;
}

/** `origin` is the site's; without it the email has no links. */
export function renderLayout(
  lang: Lang,
  content: EmailContent,
  origin: string | undefined,
): RenderedEmail {
  const {
    title,
    paragraphs,
    facts = [],
    quote,
    list = [],
    listTitle,
    after = [],
    warning,
    reason,
  } = content;
  // Removes line breaks, which would allow header injection.
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ');
  const addressed = ({ label, path }: Link) =>
    origin === undefined ? [] : [{ label, address: new URL(path, origin).href }];
  const [action] = content.action ? addressed(content.action) : [];
  const links = (content.links ?? []).flatMap(addressed);
  const { colon } = emailTexts(lang).siteEmails;

  const text = [
    title,
    ...paragraphs,
    ...(facts.length > 0
      ? [facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n')]
      : []),
    ...(quote === undefined
      ? []
      : [`${quote.label}${colon}\n${quote.text.replace(/^/gm, '> ').replace(/^> $/gm, '>')}`]),
    ...(list.length > 0
      ? [
          [
            ...(listTitle === undefined ? [] : [listTitle]),
            ...list.map((item) => `- ${item}`),
          ].join('\n'),
        ]
      : []),
    ...after,
    ...(action ? [`${action.label}${colon} ${action.address}`] : []),
    ...(links.length > 0
      ? [links.map(({ label, address }) => `${label}${colon} ${address}`).join('\n')]
      : []),
    ...(warning === undefined ? [] : [warning]),
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
  facts.length > 0
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:0 0 16px;border-collapse:collapse">${facts
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid #e4e1d8;vertical-align:top;width:36%;font-size:14px;color:#4a5468">${escapeHtml(label)}</td><td style="padding:8px 0;border-top:1px solid #e4e1d8;vertical-align:top;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    : ''
}
${
  quote === undefined
    ? ''
    : `<p style="margin:0 0 8px;font-size:14px;color:#4a5468">${escapeHtml(quote.label)}</p><blockquote dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #e4e1d8;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(quote.text)}</blockquote>`
}
${
  list.length > 0
    ? `${listTitle === undefined ? '' : `<p style="margin:0 0 8px">${escapeHtml(listTitle)}</p>`}<ul style="margin:0 0 16px;padding:0 0 0 20px">${list
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
${
  links.length > 0
    ? `<p style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid #e4e1d8;font-size:14px">${links
        .map(
          ({ label, address }) =>
            `<a href="${escapeHtml(address)}" style="color:#1d4ed8;display:inline-block;padding:4px 0">${escapeHtml(label)}</a>`,
        )
        .join('<br>')}</p>`
    : ''
}
</div>
${
  warning === undefined
    ? ''
    : `<p style="margin:16px 0 0;font-size:14px;font-weight:600">${escapeHtml(warning)}</p>\n`
}<p style="margin:16px 0 0;font-size:14px;color:#4a5468">${escapeHtml(reason)}</p>
</div>
</body>
</html>`;
  return {
    subject,
    text,
    html,
    ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
    ...(content.unsubscribePath !== undefined &&
      origin !== undefined && { unsubscribe: new URL(content.unsubscribePath, origin).href }),
    ...(content.calendar && { calendar: { ...content.calendar, origin } }),
  };
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
