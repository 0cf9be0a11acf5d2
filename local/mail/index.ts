import { createEmulator, defineEmulator } from 'emulate';
import { plainTextOf } from './plain-text.ts';
import { type DurableResend, startResend } from './resend.ts';

/** A captured email, as shown in the inbox. `at` is ISO 8601; several recipients are joined by `, `. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: string;
  /** Reply-To address; empty: the sender. */
  readonly replyTo: string;
  readonly attachments: readonly MailFile[];
}

/** An attachment; `content` is in base64. */
export interface MailFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** An email to send; compatible with the `EmailDriver` of `@supabase/lite`. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string | undefined;
  readonly html?: string | undefined;
}

export interface MailService {
  /** The URL to use in place of `https://api.resend.com`. */
  readonly url: string;
  /** A key accepted by this service; it rejects every key without `local` in it. */
  readonly apiKey: string;
  /** The newest 500 emails, newest first. */
  inbox(): Promise<Mail[]>;
  /** Sends an email through Resend's API. Throws when it is rejected. */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Empties the inbox, including its file. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const cap = 500;
const localApiKey = 're_local_inbox';
const defaultSender = 'Expert Crypto Trading <bonjour@local.test>';

/** Starts the mail service: Resend's API on a free loopback port, storing its emails in `dataDir`. */
export async function startMail({ dataDir }: { dataDir: string }): Promise<MailService> {
  const resend = await startResend(dataDir, cap);
  const emulator = await createEmulator({ service: resendService(resend), port: 0 });
  const url = `http://127.0.0.1:${new URL(emulator.url).port}`;

  return {
    url,
    apiKey: localApiKey,
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
        headers: { Authorization: `Bearer ${localApiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ from: defaultSender, to, subject, text, html }),
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

/** The public API of the stand-in: sends and reads emails, with a key generated for this machine. */
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

/** Whether attachments are in a batch, lack a name, or are not base64. */
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

/** Whether an address or a subject contains a line break, which would allow header injection. */
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
