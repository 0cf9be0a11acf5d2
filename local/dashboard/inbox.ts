import { type Html, html, raw } from '../html.ts';
import type { Mail } from '../mail/index.ts';
import { files } from './files.ts';
import { commonHeaders, respond } from './page.ts';

const currentPath = '/local/inbox';
const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' });

/** The page `/local/inbox`. Emails are numbered from the oldest, so that numbers are stable. */
export function inboxPage(mails: readonly Mail[]): Response {
  const body = html`<h1>Messages</h1>
    <p class="quiet count">
      ${mails.length > 1 ? `${mails.length} messages, le plus récent d’abord. ` : ''}La liste se met
      à jour seule. <span lang="en">The list updates by itself.</span>
    </p>
    ${
      mails.length === 0
        ? empty
        : html`<ol class="mails">
            ${mails.map((mail, index) => row(mail, mails.length - index))}
          </ol>`
    }`;
  return respond({ title: 'Messages', current: currentPath, body, refresh: 5 });
}

/** The page `/local/inbox/{number}`: one email, as text and as HTML. */
export function mailPage(mails: readonly Mail[], number: number): Response | undefined {
  const mail = mails[mails.length - number];
  if (mail === undefined) return undefined;
  const body = html`<h1>${mail.subject}</h1>
    <dl>
      <dt>Pour</dt>
      <dd>${mail.to}</dd>
      ${
        mail.replyTo !== '' &&
        html`<dt>Réponse à</dt>
          <dd>${mail.replyTo}</dd>`
      }
      <dt>Reçu</dt>
      <dd>${time(mail)}</dd>
    </dl>
    <nav aria-label="Messages">
      <ul>
        <li><a href="/local/inbox">Tous les messages</a></li>
        ${number < mails.length && html`<li><a href="/local/inbox/${number + 1}">Plus récent</a></li>`}
        ${number > 1 && html`<li><a href="/local/inbox/${number - 1}">Plus ancien</a></li>`}
      </ul>
    </nav>
    ${files(mail, number)}
    ${
      mail.html !== '' &&
      html`<section>
        <h2>Message mis en forme</h2>
        <iframe
          title="Message mis en forme"
          src="/local/inbox/${number}/html"
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        ></iframe>
      </section>`
    }
    <section>
      <h2>Texte</h2>
      <pre>${linked(mail.text)}</pre>
    </section>`;
  return respond({ title: mail.subject, current: currentPath, body });
}

/**
 * An email's HTML in a sandboxed frame: no script, form, request or access to the site. Its links open in a
 * new, unsandboxed tab.
 */
export function mailHtml(mails: readonly Mail[], number: number): Response | undefined {
  const mail = mails[mails.length - number];
  if (mail === undefined || mail.html === '') return undefined;
  const base = '<base target="_blank">';
  const placed = mail.html.replace(/<head\b[^>]*>/i, (head) => head + base);
  const source = placed === mail.html ? `<!doctype html>${base}${mail.html}` : placed;
  const policy = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
  const headers = { ...commonHeaders('text/html'), 'Content-Security-Policy': policy };
  return new Response(source, { headers });
}

/** `/local/inbox.json`: the same emails for programs, newest first. */
export function inboxJson(mails: readonly Mail[]): Response {
  const body = mails.map(({ to, subject, text, html: source, at, replyTo, attachments }) => ({
    ...{ to, subject, text },
    html: source,
    ...{ at, replyTo, attachments },
  }));
  return new Response(JSON.stringify(body), { headers: commonHeaders('application/json') });
}

function row(mail: Mail, number: number): Html {
  const preview = mail.text.replace(/\s+/g, ' ').trim().slice(0, 160);
  return html`<li>
    <a href="/local/inbox/${number}"
      ><strong>${mail.subject}</strong> <span class="quiet">${time(mail)}</span
      ><span class="quiet">${mail.to}</span> ${attached(mail)}<span class="quiet preview"
        >${preview}</span
      ></a
    >
  </li>`;
}

function attached({ attachments }: Mail): Html | false {
  if (attachments.length === 0) return false;
  return html`<span class="quiet"
    >${attachments.map(({ filename }) => filename).join(', ')}</span
  > `;
}

function time(mail: Mail): Html {
  return html`<time datetime="${mail.at}">${date.format(new Date(mail.at))}</time>`;
}

/** The text with its URLs turned into links. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1
        ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>`
        : html`${part}`,
    );
}

const empty = html`<div class="empty">
  ${raw('<svg width="48" height="48" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" aria-hidden="true"><path d="M5 27l6-16h26l6 16v11H5z"/><path d="M5 27h11l3 5h10l3-5h11"/></svg>')}
  <h2>Aucun message</h2>
  <p class="quiet">
    Créez un compte ou demandez un nouveau mot de passe&nbsp;: le message arrivera ici.
  </p>
</div>`;
