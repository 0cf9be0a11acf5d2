/** Asks the database whether signals are open, once at the start of a build, for all of its pages. */
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

type Env = Readonly<Record<string, string | undefined>>;

const signalsStatus = z.object({ open: z.boolean(), analyst: z.string().nullable() });
export type SignalsStatus = z.output<typeof signalsStatus>;

const closed: SignalsStatus = { open: false, analyst: null };

const rows = z.tuple([z.object({ is_open: z.boolean(), analyst: z.string().nullable() })]);

/**
 * Whether signals are open: the result of `signals_status`, or `SIGNALS_STATUS` in the local world, whose database does
 * not run during a build. Closed without a database URL. Throws if the database does not respond, which fails the
 * build.
 */
export async function readSignalsStatus(
  env: Env,
  request: typeof fetch = fetch,
): Promise<SignalsStatus> {
  const given = env['SIGNALS_STATUS'];
  if (given !== undefined) return signalsStatus.parse(JSON.parse(given));
  const url = env['PUBLIC_SUPABASE_URL'];
  const key = env['PUBLIC_SUPABASE_PUBLISHABLE_KEY'];
  if (!url || !key || !URL.canParse(url)) return closed;
  const response = await request(new URL('/rest/v1/rpc/signals_status', url), {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`signals_status: ${response.status}`);
  const [{ is_open: open, analyst }] = rows.parse(await response.json());
  return { open, analyst };
}

/** Reads whether signals are open, for all pages. Stops the build if the database does not say. */
export function signals(): AstroIntegration {
  return {
    name: 'signals',
    hooks: {
      'astro:config:setup': async ({ updateConfig, logger }) => {
        const status = await readSignalsStatus(process.env).catch((error: unknown) => {
          throw new Error(
            `Build failed.\nPUBLIC_SUPABASE_URL did not say whether signals are open (${String(error)}). Try again.`,
          );
        });
        logger.info(status.open ? 'Signals are open.' : 'Signals are not open.');
        updateConfig({ vite: { define: { __SIGNALS_STATUS__: JSON.stringify(status) } } });
      },
    },
  };
}
