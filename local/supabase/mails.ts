import { join } from 'node:path';
import type { MailService } from '../mail/index.ts';
import { plainTextOf } from '../mail/plain-text.ts';
import { type EmailVerification, root } from '../settings.ts';
import { type Template, readTemplates, renderHtml, renderLine } from './templates.ts';

type MailName =
  | 'confirmation'
  | 'recovery'
  | 'email_change'
  | 'email_changed'
  | 'password_changed'
  | 'mfa_factor_enrolled'
  | 'mfa_factor_unenrolled';

export interface Mails {
  /**
   * Sends an email in the language of the user's metadata, as HTML and plain text. Logs a failure to
   * the console without failing the call.
   */
  send(name: MailName, to: string, data: unknown, values?: Record<string, string>): Promise<void>;
}

/** Sends the emails of Auth, made from `supabase/templates`, to the local mail service. */
export function createMails(
  mail: Pick<MailService, 'deliver'>,
  siteOrigin: string,
  verification: EmailVerification,
): Mails {
  const templates = readTemplates(join(root, 'supabase/templates'));

  return {
    async send(name, to, data, values = {}) {
      // In mode `emailjs` the browser has checked the address: sign-up sends a welcome instead.
      const used = name === 'confirmation' && verification === 'emailjs' ? 'welcome' : name;
      const template = find(templates, used);
      const all = { SiteURL: siteOrigin, Email: to, ...values, Data: data };
      try {
        const html = renderHtml(template.html, all);
        const subject = renderLine(template.subject, all);
        await mail.deliver({ to, subject, html, text: plainTextOf(html) });
      } catch (error) {
        console.error(`The mail ${name} was not sent:`, error);
      }
    },
  };
}

function find(templates: ReadonlyMap<string, Template>, name: string): Template {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`There is no supabase/templates/${name}.html.`);
  return template;
}
