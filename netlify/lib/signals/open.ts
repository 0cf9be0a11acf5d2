import type { Client } from '../platform/supabase.ts';

/** Whether signals are open, as the desk has set it. Throws when the database did not answer. */
export async function signalsAreOpen(service: Client): Promise<boolean> {
  const { data, error } = await service.rpc('signals_status', {});
  if (error) throw error;
  return data[0]?.is_open === true;
}
