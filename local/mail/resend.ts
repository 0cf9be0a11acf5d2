import { createEmulator } from 'emulate';
import { type AcceptedRequest, openJournal } from './journal.ts';

/** An email as stored by Resend, with the time it was first accepted. */
export interface StoredMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string | null;
  readonly html: string | null;
  readonly reply_to: readonly string[] | null;
  readonly attachments: readonly Attachment[];
  readonly at: string;
}

/** An attachment as passed to Resend: `content` in base64. */
export interface Attachment {
  readonly filename: string;
  readonly content: string;
  readonly content_type: string;
}

export interface DurableResend {
  /** Posts a request to Resend; an accepted one is on disk before this resolves. */
  post(path: AcceptedRequest['path'], body: string, key: string | undefined): Promise<Response>;
  /** A GET request to Resend's API. */
  get(path: string): Promise<Response>;
  /** The newest emails first, at most the cap. */
  mails(): Promise<readonly StoredMail[]>;
  clear(): void;
  close(): Promise<void>;
}

/** Resend honours an Idempotency-Key for a day; so does this stand-in, across restarts. */
const idempotencyMs = 24 * 60 * 60 * 1000;

/** `emulate` rejects the 5,000th request of an hour with the same key, so the key changes before that. */
const requestsPerKey = 4000;

/** Wraps `emulate`'s in-memory Resend with persistent storage in `dataDir`. */
export async function startResend(dataDir: string, cap: number): Promise<DurableResend> {
  const journal = openJournal(dataDir, cap);
  const emulator = await createEmulator({ service: 'resend', port: 0 });
  const origin = `http://127.0.0.1:${new URL(emulator.url).port}`;
  const acceptedAt = new Map<string, string>();
  /** `emulate` drops attachments. */
  const attached = new Map<string, readonly Attachment[]>();
  let requests = 0;
  let listing: Promise<StoredMail[]> | undefined;

  function call(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer re_local_${Math.floor(requests++ / requestsPerKey)}`);
    return fetch(origin + path, { ...init, headers });
  }

  function send(path: string, body: string, key: string | undefined): Promise<Response> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (key !== undefined) headers.set('Idempotency-Key', key);
    return call(path, { method: 'POST', body, headers });
  }

  function remember(answer: string, at: string, body: unknown): boolean {
    const bodies = [body].flat();
    let fresh = false;
    for (const [index, id] of idsIn(JSON.parse(answer)).entries()) {
      if (acceptedAt.has(id)) continue;
      fresh = true;
      acceptedAt.set(id, at);
      const files = attachmentsOf(bodies[index]);
      if (files.length > 0) attached.set(id, files);
    }
    listing = undefined;
    return fresh;
  }

  async function list(): Promise<StoredMail[]> {
    const response = await call('/emails');
    if (!response.ok) throw new Error(`The inbox could not be read: ${response.status}`);
    const { data } = (await response.json()) as { data: (StoredMail & ResendDates)[] };
    const mails = data.slice(-cap).reverse();
    return mails.map((mail) => ({
      ...mail,
      attachments: attached.get(mail.id) ?? [],
      at: acceptedAt.get(mail.id) ?? mail.created_at,
    }));
  }

  for (const entry of journal.entries()) {
    const fresh = Date.now() - Date.parse(entry.at) < idempotencyMs;
    const response = await send(
      entry.path,
      JSON.stringify(entry.body),
      fresh ? entry.key : undefined,
    );
    if (response.ok) remember(await response.text(), entry.at, entry.body);
  }

  return {
    async post(path, body, key) {
      const response = await send(path, body, key);
      const answer = await response.text();
      const at = new Date().toISOString();
      const given = response.ok ? (JSON.parse(body) as unknown) : undefined;
      if (response.ok && remember(answer, at, given)) {
        const entry = { at, path, body: given };
        journal.append(key === undefined ? entry : { ...entry, key });
      }
      const headers = { 'Content-Type': 'application/json' };
      return new Response(answer, { status: response.status, headers });
    },
    get: (path) => call(path),
    mails() {
      listing ??= list().catch((error: unknown) => {
        listing = undefined;
        throw error;
      });
      return listing;
    },
    clear() {
      emulator.reset();
      journal.clear();
      acceptedAt.clear();
      attached.clear();
      listing = undefined;
    },
    close: () => emulator.close(),
  };
}

interface ResendDates {
  readonly id: string;
  readonly created_at: string;
}

/** The attachments of a request, by Resend's rules; those given by URL are omitted. */
function attachmentsOf(body: unknown): Attachment[] {
  const { attachments } = (body ?? {}) as { attachments?: unknown };
  if (!Array.isArray(attachments)) return [];
  return attachments.flatMap((file: Partial<Record<keyof Attachment, unknown>> | null) => {
    const { filename, content, content_type } = file ?? {};
    if (typeof filename !== 'string' || typeof content !== 'string') return [];
    const type = typeof content_type === 'string' ? content_type : 'application/octet-stream';
    return [{ filename, content, content_type: type }];
  });
}

function idsIn(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('data' in answer && Array.isArray(answer.data)) return answer.data.flatMap(idsIn);
  return 'id' in answer && typeof answer.id === 'string' ? [answer.id] : [];
}
