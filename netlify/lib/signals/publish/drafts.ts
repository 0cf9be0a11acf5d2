/** Drafts of signals: saved, deleted, issued. */
import type { z } from 'zod';
import type {
  DraftDeleted,
  DraftSaved,
  SignalIssued,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import { failPoint } from '../../platform/fail-point.ts';
import type { Client } from '../../platform/supabase.ts';
import { conflict, publishError } from './errors.ts';

type Input = z.output<typeof signalPublishRequest>;
type Of<Action extends Input['action']> = Extract<Input, { action: Action }>;

/** Stores a draft. Throws 409 `conflict` when another version is stored. */
export async function saveDraft(
  service: Client,
  editor: string,
  { id, version, signal }: Of<'save'>,
): Promise<DraftSaved> {
  const { data, error } = await service.rpc('save_signal_draft', {
    p_id: id,
    p_version: version,
    p_editor: editor,
    p_signal: signal,
  });
  if (error) throw error;
  if (data === null) throw conflict();
  return { type: 'saved', version: data };
}

/** Deletes a draft. Throws 409 `conflict`. */
export async function deleteDraft(
  service: Client,
  { id, version }: Of<'delete'>,
): Promise<DraftDeleted> {
  const { data, error } = await service.rpc('delete_signal_draft', {
    p_id: id,
    p_version: version,
  });
  if (error) throw error;
  if (!data) throw conflict();
  return { type: 'deleted' };
}

/** Issues a draft. Throws 409 `conflict`, or 409 `signals_closed` for one that is not a trial. */
export async function issueDraft(
  service: Client,
  { id, version, trial }: Pick<Of<'issue'>, 'id' | 'version' | 'trial'>,
): Promise<SignalIssued> {
  const { data, error } = await service.rpc('issue_signal', {
    p_id: id,
    p_version: version,
    p_trial: trial,
  });
  if (error) throw error;
  failPoint('signal-publish:issued');
  const [issued] = data;
  if (issued?.outcome === 'closed') {
    throw publishError(409, 'signals_closed', 'Signals are not open: issue it as a trial.');
  }
  if (issued?.outcome !== 'issued') throw conflict();
  const { position, hash, valid_until } = issued;
  if (position === null || hash === null || valid_until === null) {
    throw new Error('issue_signal returned no event.');
  }
  return { type: 'issued', position, hash, valid_until };
}
