/** Settings of the signals service: the analyst, and whether it is open. */
import type { z } from 'zod';
import type {
  SettingsSaved,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import type { Client } from '../../platform/supabase.ts';
import { conflict, publishError } from './errors.ts';

type Settings = Extract<z.output<typeof signalPublishRequest>, { action: 'settings' }>;

/**
 * Names the analyst; opens or closes the service if asked to. Throws 409 `conflict`, `no_analyst` or
 * `no_record`.
 */
export async function saveSettings(
  service: Client,
  { known, analyst, open }: Settings,
): Promise<SettingsSaved> {
  const { data, error } = await service.rpc('set_signals_desk', {
    p_known_analyst: known.analyst,
    p_known_open: known.open,
    p_analyst: analyst,
    p_open: open ?? null,
  });
  if (error) throw error;
  if (data === 'conflict') throw conflict();
  if (data === 'analyst') throw publishError(409, 'no_analyst', 'Name the analyst first.');
  if (data === 'record') throw publishError(409, 'no_record', 'Issue a trial first.');
  return { type: 'settings' };
}
