/** What the functions of an account call, with a Resend that answers as it is told. */
import { createHmac, randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { serve } from '../database/http.ts';
import type { Person } from '../database/supabase.ts';
import { startServices, type Services } from './services.ts';

/** A mail as Resend was asked to send it. */
export interface AskedMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface AccountServices extends Services {
  /** Every accepted request, repetitions included; Resend itself sends one mail for each id. */
  readonly asked: AskedMail[];
  /** What Resend answers to the next requests, instead of 200. */
  refuse(...answers: readonly { readonly status: number; readonly name: string }[]): void;
}

/**
 * Tests write more mails in a second than Resend takes: here each leaves when it is asked for. The pace has
 * tests of its own (tests/database/outbox.test.ts).
 */
const withoutPace = `
  create schema tests;
  create function tests.no_pace() returns trigger language plpgsql as $$
  begin
    new.resets_at := least(new.resets_at, clock_timestamp());
    return new;
  end $$;
  create trigger no_pace before insert or update on public.rate_limits
    for each row when (new.key = 'email:pace') execute function tests.no_pace();
`;

/** Starts them, and sets the environment that functions read. */
export async function startAccountServices(
  options: { readonly driver?: 'pglite' | 'postgres' } = {},
): Promise<AccountServices> {
  const services = await startServices(options);
  const asked: AskedMail[] = [];
  const refusals: { readonly status: number; readonly name: string }[] = [];
  const resend = await serve(async (request) => {
    const body = (await request.json()) as Omit<AskedMail, 'id'>;
    const refusal = refusals.shift();
    if (refusal) return Response.json({ name: refusal.name }, { status: refusal.status });
    asked.push({ id: request.headers.get('idempotency-key') ?? '', ...body });
    return Response.json({ id: randomUUID() });
  });
  process.env.RESEND_API_ORIGIN = resend.origin;
  await services.supabase.query(withoutPace);
  return {
    ...services,
    asked,
    refuse: (...answers) => void refusals.push(...answers),
    async close() {
      await resend.close();
      await services.close();
    },
  };
}

/** From now on a service answers 500 to calls whose address contains `part`. */
export function breakCalls(part: string, method?: string): { mockRestore(): void } {
  const real = globalThis.fetch;
  return vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    return address.includes(part) && (method === undefined || init?.method === method)
      ? Promise.resolve(Response.json({ error: { type: 'api_error' } }, { status: 500 }))
      : real(input, init);
  });
}

/** Gives a person a verified second factor; their token stays at its level. */
export async function addFactor({ supabase }: Services, person: Person): Promise<string> {
  const id = randomUUID();
  await supabase.query(
    `insert into auth.mfa_factors (id, user_id, friendly_name, status, secret)
     values ('${id}', '${person.id}', '${id}', 'verified', 'JBSWY3DPEHPK3PXP')`,
  );
  return id;
}

/** The person's token as it is once the second factor is given. */
export function completeToken({ supabase }: Services, { token }: Person): string {
  const [header = '', claims = ''] = token.split('.');
  const before = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...before, aal: 'aal2' })).toString('base64url');
  const signed = `${header}.${raised}`;
  return `${signed}.${createHmac('sha256', supabase.jwtSecret).update(signed).digest('base64url')}`;
}
