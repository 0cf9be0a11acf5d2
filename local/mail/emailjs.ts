import { createEmulator, defineEmulator } from 'emulate';
import { type CodeMailParams, codeMail } from './code-mail.ts';
import type { MailService } from './index.ts';
import { isEmail } from '../../src/domain/shared/email.ts';
import { defaultLang, isLang } from '../../src/i18n/locales.ts';
import { callerHeader } from '../netlify/messages.ts';
import type { Limits } from '../supabase/limits.ts';

export interface EmailjsOptions {
  readonly mail: Pick<MailService, 'deliver'>;
  /** Rate limits; without them, codes are sent without limit. */
  readonly limits?: Pick<Limits, 'secondsToWait'>;
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** The key of requests from a server. */
  readonly privateKey?: string;
}

export interface EmailjsService {
  /** The origin to use in place of `https://api.emailjs.com`. */
  readonly url: string;
  close(): Promise<void>;
}

/** EmailJS rejects more than 50 kB of template parameters. */
const maxBytes = 50_000;

/** `bounce+451@…`, `bounce+403@…` and `bounce+429@…` get that status as response. */
const bounceStatuses: Readonly<Record<string, string>> = {
  '451': 'Unavailable For Legal Reasons',
  '403': 'Forbidden',
  '429': 'Too Many Requests',
};

/**
 * Starts EmailJS on a free loopback port, as called by `@emailjs/browser` 4.4.1: `POST /api/v1.0/email/send`
 * responds `OK` once the email is in the inbox, else a status with a plain text reason. Its limit of one
 * request per second is not enforced, but ours are: codes per address and per caller.
 */
export async function startEmailjs(options: EmailjsOptions): Promise<EmailjsService> {
  const definition = defineEmulator({
    name: 'emailjs',
    state: () => ({}),
    cors: { origin: '*', allowMethods: ['POST'], allowHeaders: ['Content-Type'], maxAge: 600 },
    setup({ app }) {
      app.post('/api/v1.0/email/send', async (c) => {
        const outcome = readSend(await c.req.text(), options);
        if ('status' in outcome) return c.text(outcome.text, outcome.status);
        const wait = await waitFor(options.limits, outcome.to_email, c.req.header(callerHeader));
        if (wait > 0) return c.text('Too Many Requests', 429, { 'Retry-After': String(wait) });
        await options.mail.deliver(codeMail(outcome));
        return c.text('OK');
      });
    },
  });
  const emulator = await createEmulator({ service: definition, port: 0 });
  const url = `http://127.0.0.1:${new URL(emulator.url).port}`;
  return { url, close: () => emulator.close() };
}

/** Seconds until another code may be sent to this address and for this caller. */
async function waitFor(
  limits: EmailjsOptions['limits'],
  address: string,
  caller = '127.0.0.1',
): Promise<number> {
  if (limits === undefined) return 0;
  const wait = await limits.secondsToWait('code-mail', caller);
  return wait > 0 ? wait : limits.secondsToWait('mail-to', address.trim().toLowerCase());
}

interface Refusal {
  readonly status: number;
  readonly text: string;
}

function readSend(body: string, options: EmailjsOptions): CodeMailParams | Refusal {
  if (Buffer.byteLength(body) > maxBytes) return refuse(413, 'Variables size limit exceeded');
  const request = parseObject(body);
  if (request === undefined) return refuse(400, 'The request body is not a JSON object');

  for (const name of ['user_id', 'service_id', 'template_id']) {
    if (typeof request[name] !== 'string' || request[name] === '') {
      return refuse(400, `The ${name} parameter is required`);
    }
  }
  if (request.user_id !== options.publicKey) return refuse(404, 'Account not found');
  // Sent by a server only; a browser sends none.
  const { accessToken: privateKey } = request;
  if (privateKey !== undefined && privateKey !== options.privateKey) {
    return refuse(403, 'The private key is wrong');
  }
  if (request.service_id !== options.serviceId) return refuse(400, 'The service ID not found');
  if (request.template_id !== options.templateId) return refuse(400, 'The template ID not found');
  return readParams(request.template_params);
}

function readParams(value: unknown): CodeMailParams | Refusal {
  const params = asObject(value) ?? {};
  const to_email = asText(params.to_email);
  const to_name = asText(params.to_name);
  const verification_code = asText(params.verification_code);

  if (/[\r\n]/.test(to_email + to_name + verification_code)) {
    return refuse(400, 'Line breaks are not allowed in the mail headers');
  }
  if (to_email.trim() === '') return refuse(422, 'The recipients address is empty');
  if (!isEmail(to_email)) return refuse(422, 'The recipients address is corrupted');
  const status = /^bounce\+(\d{3})@/.exec(to_email)?.[1] ?? '';
  const provoked = bounceStatuses[status];
  if (provoked !== undefined) return refuse(Number(status), provoked);
  const lang = isLang(params.lang) ? params.lang : defaultLang;
  return { to_email, to_name, verification_code, lang };
}

function refuse(status: number, text: string): Refusal {
  return { status, text };
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function asObject(value: unknown): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return value as Record<string, unknown>;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    return asObject(JSON.parse(text));
  } catch {
    return undefined;
  }
}
