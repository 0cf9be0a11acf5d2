/** Signals of machines, such as TradingView alerts. */
import type { z } from 'zod';
import type {
  SignalIssued,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Client } from '../../platform/supabase.ts';
import { isAlertSecret, isRecent } from './alert-proof.ts';
import { issueDraft } from './drafts.ts';
import { publishError } from './errors.ts';

type Alert = Extract<z.output<typeof signalPublishRequest>, { action: 'alert' }>;

/** Throws 401 `not_signed` unless a machine's request is signed or has the shared secret, or 401 `too_old`. */
export function requireProof({ at, secret }: Alert, signed: boolean): void {
  if (!signed && !isAlertSecret(secret)) {
    throw publishError(401, 'not_signed', 'Sign the request, or give the shared secret.');
  }
  if (!isRecent(Date.parse(at))) {
    throw publishError(401, 'too_old', 'The request is more than five minutes old.');
  }
}

/**
 * Issues a machine's signal; its proof must be checked before. A retry after a crash resumes; any other replay,
 * or the id of an editor's draft, throws 409 `replayed`.
 */
export async function issueAlert(
  service: Client,
  { id, trial, signal }: Alert,
): Promise<SignalIssued> {
  const { data: version, error } = await service.rpc('save_signal_draft', {
    p_id: id,
    p_version: 0,
    p_editor: null,
    p_signal: { ...signal, source: 'machine' },
  });
  if (error) throw error;
  const replayed = publishError(409, 'replayed', 'This id was used before.');
  if (version === null && !(await isFromMachine(service, id))) throw replayed;
  try {
    return await issueDraft(service, { id, version: 1, trial });
  } catch (error) {
    const isConflict = error instanceof HttpError && error.code === 'conflict';
    throw isConflict ? replayed : error;
  }
}

async function isFromMachine(service: Client, id: string): Promise<boolean> {
  const { data, error } = await service.from('signals').select('source').eq('id', id).maybeSingle();
  if (error) throw error;
  return data?.source === 'machine';
}
