/** Templates of the emails that Supabase sends; `npm run generate` writes them to `supabase/templates`. */
import { format } from 'prettier';
import { emailTexts } from '../../src/i18n/emails.ts';
import type { AuthEmail } from '../../src/i18n/fr/auth/emails.ts';
import { defaultLang, fill, href, langs, type Lang } from '../../src/i18n/index.ts';
import type { PlainPageId } from '../../src/domain/site/pages.ts';
import { site } from '../../src/site.ts';

type Name = keyof ReturnType<typeof emailTexts>['authEmails'];

/** Placeholders of Supabase, by their name in our texts. */
const values = {
  token: '{{ .Token }}',
  email: '{{ .Email }}',
  newEmail: '{{ .NewEmail }}',
  oldEmail: '{{ .OldEmail }}',
} as const;

/**
 * Main element of an email: the code, or a button to a page; the other emails have none. `magic_link` must not have
 * a link: the site does not use it, but anybody can request it from Supabase, and opening the link, even by a mail
 * scanner, would create a session and verify the account's address.
 */
const centres: Readonly<Partial<Record<Name, 'code' | { page: PlainPageId; query?: string }>>> = {
  confirmation: 'code',
  recovery: { page: 'resetPassword', query: tokenQuery('recovery') },
  welcome: { page: 'dashboard' },
  email_change: { page: 'settings', query: tokenQuery('email_change') },
  mfa_factor_unenrolled: { page: 'settings' },
};

/** The template files: paths from the project root, and their text. */
export async function authEmailTemplates(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of Object.keys(emailTexts(defaultLang).authEmails) as Name[]) {
    files.set(`supabase/templates/${name}.html`, await template(name));
  }
  return files;
}

async function template(name: Name): Promise<string> {
  const subject = byLanguage((lang) => fill(emailTexts(lang).authEmails[name].subject, values));
  const html = `<!doctype html>
<html>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light" />
<!-- prettier-ignore -->
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 32px 16px; background: #fbfaf7; color: #0d1526; font-family: system-ui, sans-serif; font-size: 16px; line-height: 1.6">
${byLanguage((lang) => `\n${body(lang, name)}\n`)}
</body>
</html>
`;
  return format(html, { parser: 'html', printWidth: 100 });
}

/**
 * Selects the text by the account's language, with Supabase's `if`, `else` and `end`. Users can set `language` to a
 * number or an object, for which a bare `eq` fails and Supabase sends nothing: `printf "%v"` makes it a string.
 */
function byLanguage(write: (lang: Lang) => string): string {
  return langs
    .filter((lang) => lang !== defaultLang)
    .reduce(
      (rest, lang) =>
        `{{ if eq (printf "%v" .Data.language) "${lang}" }}${write(lang)}{{ else }}${rest}{{ end }}`,
      write(defaultLang),
    );
}

function body(lang: Lang, name: Name): string {
  const text: AuthEmail = emailTexts(lang).authEmails[name];
  const parts = [
    ...text.before.map((words) => paragraph(words)),
    ...centre(lang, name, text),
    ...text.after.map((words) => paragraph(words)),
  ];
  return `<div lang="${lang}" style="max-width: 480px; margin: 0 auto">
<p style="margin: 0 0 16px; font-weight: 600; color: #1d4ed8">${escape(site.name)}</p>
<div style="padding: 32px 24px; background: #ffffff; border: 1px solid #e4e1d8; border-radius: 8px">
<h1 style="margin: 0 0 8px; font-size: 20px; line-height: 1.3">${escape(text.title)}</h1>
${parts.map((part, index) => part(index === parts.length - 1 ? '0' : '0 0 24px')).join('\n')}
</div>
<p style="margin: 16px 0 0; font-size: 14px; color: #4a5468">${withLinks(lang, text.reason)}</p>
</div>`;
}

/** A part of the email, given its margin. */
type Part = (margin: string) => string;

function paragraph(words: string): Part {
  return (margin) => `<p style="margin: ${margin}; overflow-wrap: anywhere">${escape(words)}</p>`;
}

function centre(lang: Lang, name: Name, { action = '' }: AuthEmail): Part[] {
  const of = centres[name];
  if (of === undefined) return [];
  if (of === 'code') {
    return [
      (margin) =>
        `<p style="margin: ${margin}; padding: 16px 8px 16px 14px; background: #eef3ff; border-radius: 8px; text-align: center; font-size: 32px; line-height: 1.25; font-weight: 700; letter-spacing: 6px; font-variant-numeric: tabular-nums">${values.token}</p>`,
    ];
  }
  const address = `${addressOf(lang, of.page)}${of.query ?? ''}`;
  return [
    (margin) =>
      `<p style="margin: ${margin}"><a href="${address}" style="display: inline-block; padding: 12px 20px; background: #1d4ed8; color: #ffffff; border-radius: 8px; font-weight: 600; text-decoration: none">${escape(action)}</a></p>`,
  ];
}

/** Writes `[words](page:…)` as a link. */
function withLinks(lang: Lang, words: string): string {
  return escape(words).replace(
    /\[([^\]]+)\]\(page:(\w+)\)/g,
    (_, label: string, page: PlainPageId) =>
      `<a href="${addressOf(lang, page)}" style="color: #1d4ed8">${label}</a>`,
  );
}

function addressOf(lang: Lang, page: PlainPageId): string {
  return `{{ .SiteURL }}${href(lang, page)}`;
}

function tokenQuery(type: string): string {
  return `?token_hash={{ .TokenHash }}&amp;type=${type}`;
}

/** A text as HTML, with Supabase's placeholders, and no-break spaces as entities. */
function escape(text: string): string {
  return fill(
    text.replace(/[&<>\u00a0\u202f]/g, (character) => `&#${character.charCodeAt(0)};`),
    values,
  );
}
