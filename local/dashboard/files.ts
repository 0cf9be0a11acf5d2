/** Attachments of an email: listed, previewed if they are text, and offered for download. */
import { type Html, html } from '../html.ts';
import type { Mail, MailFile } from '../mail/index.ts';
import { commonHeaders } from './page.ts';

/** The attachments section of an email's page; empty without attachments. */
export function files({ attachments }: Mail, number: number): Html | false {
  if (attachments.length === 0) return false;
  return html`<section>
    <h2>${attachments.length === 1 ? 'Pièce jointe' : 'Pièces jointes'}</h2>
    <ul class="files">
      ${attachments.map(
        (file, index) =>
          html`<li>
            <a
              class="button plain"
              href="/local/inbox/${number}/files/${index + 1}"
              download="${file.filename}"
              >Enregistrer ${file.filename}</a
            >
            <span class="quiet">${file.contentType}, ${size(file)}</span>
            ${
              file.contentType.startsWith('text/') &&
              html`<details>
                <summary>Voir son contenu</summary>
                <pre class="source">${bytes(file).toString('utf8')}</pre>
              </details>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Serves one file as a download; it is never rendered, so that it cannot run on this origin. */
export function mailFile(mails: readonly Mail[], number: number, index: number) {
  const file = mails[mails.length - number]?.attachments[index - 1];
  if (file === undefined) return undefined;
  return new Response(new Uint8Array(bytes(file)), {
    headers: {
      ...commonHeaders('application/octet-stream'),
      'Content-Type': headerOf(file.contentType),
      'Content-Disposition': `attachment; filename*=UTF-8''${encoded(file.filename)}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  });
}

/** A content type that is safe in a header. */
function headerOf(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w.-]+)*$/.test(type) ? type : 'application/octet-stream';
}

/** A file name for `filename*`, without directories and special characters. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed().replace(/[/\\]/g, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}

function bytes({ content }: MailFile): Buffer {
  return Buffer.from(content, 'base64');
}

function size(file: MailFile): string {
  const { length } = bytes(file);
  if (length < 1_000) return `${length}\u00a0octet${length > 1 ? 's' : ''}`;
  const kilobytes = (length / 1_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  return `${kilobytes}\u00a0ko`;
}
