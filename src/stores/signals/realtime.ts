/** Supabase Realtime, where the build enables it: announces new events of the record before the next poll. */
import { configuration } from '../../services/configuration.ts';
import { supabase } from '../../services/supabase.ts';

/**
 * Calls `onNews` for each new event, and once connected, since earlier events are not announced. Stops when the
 * returned function is called. Does nothing where Realtime is off or cannot be reached: polling continues.
 */
export function listenToSignals(onNews: () => void): () => void {
  if (!configuration.signalsRealtime) return () => undefined;
  let stopped = false;
  let leave = (): void => undefined;
  const join = async (): Promise<void> => {
    const client = await supabase();
    if (stopped) return;
    const inserts = { event: 'INSERT', schema: 'public', table: 'signal_events' } as const;
    const channel = client
      // Counts as connected only once changes are streamed.
      .channel('signal-events', { config: { postgres_changes_options: { wait: true } } })
      .on('postgres_changes', inserts, onNews)
      .subscribe((status: string) => {
        if (status === 'SUBSCRIBED' && !stopped) onNews();
      });
    leave = () => void client.removeChannel(channel);
  };
  join().catch(() => undefined);
  return () => {
    stopped = true;
    leave();
  };
}
