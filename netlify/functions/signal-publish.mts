/** Writing and issuing signals, for editors and machines. Contract: src/domain/api/signal-publish.ts. */
import type { Config } from '@netlify/functions';
import type { z } from 'zod';
import {
  signalPublishRequest,
  type SignalPublishResponse,
} from '../../src/domain/api/signal-publish.ts';
import { requireEditor } from '../lib/http/editor.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { signalClient } from '../lib/signals/client.ts';
import { hasValidSignature } from '../lib/signals/publish/alert-proof.ts';
import { issueAlert, requireProof } from '../lib/signals/publish/alerts.ts';
import { deleteDraft, issueDraft, saveDraft } from '../lib/signals/publish/drafts.ts';
import { resolveSignal, reviseSignal, withdrawSignal } from '../lib/signals/publish/events.ts';
import { saveSettings } from '../lib/signals/publish/settings.ts';
import { sendSoon } from '../lib/signals/send-soon.ts';
import type { Client } from '../lib/platform/supabase.ts';

type Input = z.output<typeof signalPublishRequest>;

export default async function signalPublish(request: Request): Promise<Response> {
  const signed = await hasValidSignature(request);
  return defineEndpoint({
    name: 'signal-publish',
    schema: signalPublishRequest,
    async work(input, from): Promise<SignalPublishResponse> {
      const service = signalClient();
      if (input.action === 'alert') {
        // Before the rate limit, which all machines share: strangers must not use it up.
        requireProof(input, signed);
        await consumeRateLimit(service, 'signal-alert-global', '');
        return sent(service, await issueAlert(service, input));
      }
      const { id: editor } = await requireEditor(from);
      await consumeRateLimit(service, 'signal-publish', editor);
      return run(service, editor, input);
    },
  })(request);
}

async function run(
  service: Client,
  editor: string,
  input: Exclude<Input, { action: 'alert' }>,
): Promise<SignalPublishResponse> {
  switch (input.action) {
    case 'save':
      return saveDraft(service, editor, input);
    case 'delete':
      return deleteDraft(service, input);
    case 'issue':
      return sent(service, await issueDraft(service, input));
    case 'revise':
      return sent(service, await reviseSignal(service, input));
    case 'withdraw':
      return sent(service, await withdrawSignal(service, input));
    case 'resolve':
      return sent(service, await resolveSignal(service, input));
    case 'settings':
      return saveSettings(service, input);
  }
}

/** Starts sending the queued emails and deliveries; `deliver` sends the rest within a minute. */
async function sent<Response>(service: Client, response: Response): Promise<Response> {
  await sendSoon(service);
  return response;
}

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
