import { createEmulator, defineEmulator } from 'emulate';
import { plainTextOf } from './plain-text.ts';
import { type DurableResend, startResend } from './resend.ts';

/** A caught mail, as the inbox shows it. `at` is ISO 8601; several recipients are joined by `, `. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  /** Where an answer goes; empty: to the sender. */
  replyTo: string;
  attachments: readonly MailFile[];
}

/** A file of a mail; `content` is in base64. */
export interface MailFile {
  filename: string;
  contentType: string;
  content: string;
}

/** A mail to send; fits the `EmailDriver` of `@supabase/lite`. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text?: string | undefined;
  html?: string | undefined;
}

export interface MailService {
  /** The address to use in place of `https://api.resend.com`. */
  url: string;
  /** A key this service takes; it refuses every key without `local` in it. */
  apiKey: string;
  /** The newest 500 mails, newest first. */
  inbox(): Promise<Mail[]>;
  /** Sends a mail through Resend's API. Throws when it is refused. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Empties the inbox, on disk too. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const CAP = 500;
const API_KEY = 're_local_inbox';
const FROM = 'Expert Crypto Trading <bonjour@local.test>';

/** Starts the outgoing mail: Resend's API on a free loopback port, keeping its mail in `dataDir`. */
export async function startMail({ dataDir }: { dataDir: string }): Promise<MailService> {
  const resend = await startResend(dataDir, CAP);
  const emulator = await createEmulator({ service: resendService(resend), port: 0 });
  const url = `http://127.0.0.1:${new URL(emulator.url).port}`;

  return {
    url,
    apiKey: API_KEY,
    async inbox() {
      const mails = await resend.mails();
      return mails.map(({ to, subject, text, html, reply_to, attachments, at }) => ({
        to: to.join(', '),
        subject,
        text: text ?? plainTextOf(html ?? ''),
        html: html ?? '',
        at,
        replyTo: reply_to?.join(', ') ?? '',
        attachments: attachments.map(({ filename, content_type, content }) => ({
          ...{ filename, contentType: content_type, content },
        })),
      }));
    },
    async deliver({ to, subject, text, html }) {
      const response = await fetch(`${url}/emails`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from: FROM, to, subject, text, html }),
      });
      if (!response.ok)
        throw new Error(`Mail refused: ${response.status} ${await response.text()}`);
    },
    clear: async () => resend.clear(),
    async close() {
      await emulator.close();
      await resend.close();
    },
  };
}

/** What callers see of Resend: sending and reading mail, with a key made for this machine. */
function resendService(resend: DurableResend) {
  return defineEmulator({
    name: 'resend',
    state: () => ({}),
    cors: false,
    setup({ app }) {
      app.use(async (c, next) => {
        const key = c.req.header('authorization')?.replace(/^Bearer\s+/i, '');
        if (!key) return refusal(401, 'missing_api_key', 'Missing API Key');
        if (!key.includes('local')) return refusal(403, 'invalid_api_key', 'API key is invalid');
        return next();
      });
      for (const path of ['/emails', '/emails/batch'] as const) {
        app.post(path, async (c) => {
          const body = await c.req.text();
          if (breaksHeaders(body)) {
            return refusal(422, 'validation_error', 'Line breaks are not allowed in mail headers');
          }
          if (hasBadFiles(path, body)) {
            return refusal(
              422,
              'validation_error',
              'The attachments are not as the API takes them',
            );
          }
          return resend.post(path, body, c.req.header('idempotency-key'));
        });
      }
      app.get('/domains', (c) =>
        c.json({
          object: 'list',
          data: [{ id: 'd_local', name: 'local.test', status: 'verified' }],
        }),
      );
      app.get('/emails', () => resend.get('/emails'));
      app.get('/emails/:id', (c) => resend.get(`/emails/${c.req.param('id')}`));
    },
  });
}

function refusal(statusCode: number, name: string, message: string): Response {
  return Response.json({ statusCode, name, message }, { status: statusCode });
}

/** Whether files come in a batch, or without a name, or with a content that is not base64. */
function hasBadFiles(path: string, body: string): boolean {
  try {
    const mails = [JSON.parse(body) as unknown].flat() as ({ attachments?: unknown } | null)[];
    return mails.some((mail) => {
      const files = mail?.attachments;
      if (files === undefined) return false;
      if (path === '/emails/batch' || !Array.isArray(files)) return true;
      return files.some((file: { filename?: unknown; content?: unknown } | null) => {
        const { filename, content } = file ?? {};
        return (
          typeof filename !== 'string' ||
          filename === '' ||
          /\p{Cc}/u.test(filename) ||
          typeof content !== 'string' ||
          !/^[A-Za-z0-9+/]+={0,2}$/.test(content)
        );
      });
    });
  } catch {
    return false;
  }
}

/** Whether an address or a subject in a request would start a header of its own. */
function breaksHeaders(body: string): boolean {
  try {
    return [JSON.parse(body) as unknown].flat().some((mail) => {
      if (typeof mail !== 'object' || mail === null) return false;
      const { from, to, cc, bcc, reply_to, subject } = mail as Record<string, unknown>;
      return [from, to, cc, bcc, reply_to, subject]
        .flat()
        .some((value) => typeof value === 'string' && /[\r\n]/.test(value));
    });
  } catch {
    return false;
  }
}
