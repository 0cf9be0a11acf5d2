import type { EmulatorContext } from 'emulate';
import type { Account } from './account.ts';
import { StripeError } from './errors.ts';
import { expand } from './expand.ts';
import { decodeForm, type Values } from './form.ts';
import { answerOnce } from './idempotency.ts';
import { newId } from './ids.ts';
import { apiVersion } from './objects.ts';
import { Parameters } from './parameters.ts';

/** The emulator's router. */
export type App = EmulatorContext<Record<string, never>>['app'];

/** An authenticated and decoded API request. */
export interface Call {
  readonly parameters: Parameters;
  /** The path parameter; empty if there is none. */
  readonly id: string;
  /** Whether the request uses the publishable key only. */
  readonly browser: boolean;
}

/** Handles an API call inside one transaction: an exception rolls everything back. */
export type Handler = (call: Call) => object;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Registers API endpoints: `api('POST', '/v1/customers', handler)`; `api.open` also accepts the publishable
 * key.
 */
export function createApi(app: App, account: Account, afterWrite: () => void) {
  const register =
    (isOpen: boolean) =>
    (method: Method, path: string, handler: Handler): void => {
      app.on(method, path, async (context) => {
        const { raw } = context.req;
        const id = context.req.param()['id'] ?? '';
        const response = await answer(account, raw, (call) => handler({ ...call, id }), isOpen);
        if (method !== 'GET') afterWrite();
        return response;
      });
    };
  return Object.assign(register(false), { open: register(true) });
}

/** Registers endpoints: see {@link createApi}. */
export type Api = ReturnType<typeof createApi>;

/** Stripe's response to an unknown path. */
export async function unknownAddress(account: Account, request: Request): Promise<Response> {
  return answer(account, request, () => {
    const { pathname } = new URL(request.url);
    throw new StripeError(404, `Unrecognized request URL (${request.method}: ${pathname}).`, {
      type: 'invalid_request_error',
    });
  });
}

async function answer(
  account: Account,
  request: Request,
  handler: (call: Omit<Call, 'id'>) => object,
  isOpen = false,
): Promise<Response> {
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  const headers = new Headers({
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': newId('req'),
    'stripe-version': request.headers.get('stripe-version') ?? apiVersion,
    ...(key === null ? {} : { 'idempotency-key': key }),
  });
  try {
    const browser = authenticate(request, account.options.secretKey, isOpen);
    const url = new URL(request.url);
    const values = await readValues(request, url);
    const parameters = new Parameters(values);
    const asked = `${request.method} ${url.pathname} ${stable(values)}`;
    const given = account.store.transaction(() =>
      answerOnce(account.store, key, asked, () => {
        try {
          const object = handler({ parameters, browser });
          const expanded = expand(account.store, object, parameters.texts('expand'));
          return { status: 200, body: JSON.stringify(expanded) };
        } catch (error) {
          if (!(error instanceof StripeError) || !error.keeps) throw error;
          return { status: error.status, body: JSON.stringify(error.body()) };
        }
      }),
    );
    if (given.replayed) headers.set('idempotent-replayed', 'true');
    return new Response(given.body, { status: given.status, headers });
  } catch (error) {
    const shown = error instanceof StripeError ? error : unexpected(error);
    return new Response(JSON.stringify(shown.body()), { status: shown.status, headers });
  }
}

function unexpected(error: unknown): StripeError {
  console.error('stripe:', error);
  return new StripeError(500, 'The local Stripe failed; its log says why.', { type: 'api_error' });
}

/** Checks the key; `true` for the publishable key, where it is allowed. */
function authenticate(request: Request, secretKey: string, isOpen: boolean): boolean {
  const [scheme = '', credentials = ''] = (request.headers.get('authorization') ?? '').split(' ');
  const key = /^bearer$/i.test(scheme) ? credentials : '';
  if (key === secretKey) return false;
  if (isOpen && /^pk_test_\w+$/.test(key)) return true;
  throw new StripeError(
    401,
    key === ''
      ? 'You did not provide an API key. Send it as a bearer token in the Authorization header.'
      : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`,
    { type: 'invalid_request_error' },
  );
}

async function readValues(request: Request, url: URL): Promise<Values> {
  const query = url.search.slice(1);
  if (request.method === 'GET') return decodeForm(query);
  const body = await request.text();
  return decodeForm(body === '' ? query : body);
}

/** Serialises parameters independently of their order. */
function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(stable).join(',')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stable(inner)}`).join(',')}}`;
}
