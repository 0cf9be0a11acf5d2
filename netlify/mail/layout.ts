/** Renders an email as HTML and as plain text. Escapes all content. */
import { emailTexts } from '../../src/i18n/emails.ts';
import type { Lang } from '../../src/i18n/index.ts';
import { site } from '../../src/site.ts';
import type { PlacedEntry } from './booking/calendar.ts';
import type { Card, Link, EmailContent } from './content.ts';

export interface RenderedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly calendar?: PlacedEntry;
  /** Address for the one-click header of RFC 8058. */
  readonly unsubscribe?: string;
}

/**
 * `origin` is the site's; without it the email has no links. `unsubscribePath` is the unsubscribe page of an
 * optional email: in the one-click header, and as a link in small print.
 */
export function renderLayout(
  lang: Lang,
  content: EmailContent,
  origin: string | undefined,
  unsubscribePath?: string,
): RenderedEmail {
  const {
    title,
    paragraphs,
    facts = [],
    quote,
    cards = [],
    list = [],
    listTitle,
    after = [],
    annex = [],
    warning,
    reason,
  } = content;
  // Removes line breaks, which would allow header injection.
  const subject = content.subject.replace(/\p{Cc}+/gu, ' ');
  const addressed = ({ label, path }: Link) =>
    origin === undefined ? [] : [{ label, address: new URL(path, origin).href }];
  const [action] = content.action ? addressed(content.action) : [];
  const links = (content.links ?? []).flatMap(addressed);
  const { colon, unsubscribe } = emailTexts(lang).siteEmails;
  const [leave] =
    unsubscribePath === undefined ? [] : addressed({ label: unsubscribe, path: unsubscribePath });
  const oneClickPath = unsubscribePath ?? content.unsubscribePath;

  const text = [
    title,
    ...paragraphs,
    ...(facts.length > 0
      ? [facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n')]
      : []),
    ...(quote === undefined
      ? []
      : [`${quote.label}${colon}\n${quote.text.replace(/^/gm, '> ').replace(/^> $/gm, '>')}`]),
    ...cards.map((card) => cardText(card, colon, origin)),
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
    ...(annex.length > 0 ? [annex.join('\n\n')] : []),
    ...(warning === undefined ? [] : [warning]),
    [
      `-- \n${site.name}\n${reason}`,
      ...(leave ? [`${leave.label}${colon} ${leave.address}`] : []),
    ].join('\n'),
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
${cards.map((card) => cardHtml(card, origin)).join('\n')}
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
${
  annex.length > 0
    ? `<div style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid #e4e1d8;font-size:14px">${annex.map((line) => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('')}</div>`
    : ''
}
</div>
${
  warning === undefined
    ? ''
    : `<p style="margin:16px 0 0;font-size:14px;font-weight:600">${escapeHtml(warning)}</p>\n`
}<p style="margin:16px 0 0;font-size:14px;color:#4a5468">${escapeHtml(reason)}</p>
${
  leave
    ? `<p style="margin:8px 0 0;font-size:14px"><a href="${escapeHtml(leave.address)}" style="color:#4a5468">${escapeHtml(leave.label)}</a></p>\n`
    : ''
}</div>
</body>
</html>`;
  return {
    subject,
    text,
    html,
    ...(content.replyTo !== undefined && { replyTo: content.replyTo }),
    ...(oneClickPath !== undefined &&
      origin !== undefined && { unsubscribe: new URL(oneClickPath, origin).href }),
    ...(content.calendar && { calendar: { ...content.calendar, origin } }),
  };
}

function cardText(
  { label, title, text, path }: Card,
  colon: string,
  origin: string | undefined,
): string {
  const address = origin === undefined ? '' : `${colon} ${new URL(path, origin).href}`;
  return [label, `${title}${address}`, text].join('\n');
}

/** The picture repeats the title, so that a screen reader needs no alternative. */
function cardHtml({ label, title, text, path, picture }: Card, origin: string | undefined): string {
  const link = (words: string): string =>
    origin === undefined
      ? words
      : `<a href="${escapeHtml(new URL(path, origin).href)}" style="color:#1d4ed8;font-weight:600">${words}</a>`;
  const image =
    origin === undefined
      ? ''
      : `<img src="${escapeHtml(new URL(picture, origin).href)}" alt="" width="470" style="display:block;width:100%;height:auto;margin:0 0 8px;border-radius:8px">\n`;
  return `<div style="margin:0 0 24px">
${image}<p style="margin:0;font-size:14px;color:#4a5468">${escapeHtml(label)}</p>
<p style="margin:0 0 4px">${link(escapeHtml(title))}</p>
<p style="margin:0">${escapeHtml(text)}</p>
</div>`;
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
