/** Scheduled every minute: compares open signals with prices, records outcomes and sends what they queue. */
import type { Config } from '@netlify/functions';
import { jsonResponse } from '../lib/http/json-response.ts';
import { attempt } from '../lib/platform/attempt.ts';
import { signalClient } from '../lib/signals/client.ts';
import { sendSoon } from '../lib/signals/send-soon.ts';
import { watchSignals } from '../lib/signals/watch/watch.ts';

export default async function signalsWatch(): Promise<Response> {
  const service = signalClient();
  const recorded = await attempt('signals', () => watchSignals(service, Date.now()));
  if (recorded) await sendSoon(service);
  return jsonResponse(recorded === undefined ? 500 : 200, { recorded: recorded ?? null });
}

export const config: Config = { schedule: '* * * * *' };
