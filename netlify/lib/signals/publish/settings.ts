/** The analyst, and whether the service is open. */
import type { z } from 'zod';
import type {
  SettingsSaved,
  signalPublishRequest,
} from '../../../../src/domain/api/signal-publish.ts';
import type { Client } from '../../platform/supabase.ts';
import { publishError } from './errors.ts';

type Settings = Extract<z.output<typeof signalPublishRequest>, { action: 'settings' }>;

/** Names the analyst; opens or closes the service if asked to. Throws 409 `no_analyst` or `no_record`. */
export async function saveSettings(
  service: Client,
  { analyst, open }: Settings,
): Promise<SettingsSaved> {
  const { data, error } = await service.rpc('set_signals_desk', {
    p_analyst: analyst,
    p_open: open ?? null,
  });
  if (error) throw error;
  if (data === 'analyst') throw publishError(409, 'no_analyst', 'Name the analyst first.');
  if (data === 'record') throw publishError(409, 'no_record', 'Issue a trial first.');
  return { type: 'settings' };
}
