/** Supabase Realtime, where the build turns it on: tells of new events of the record, which are then read as usual. */
import { configuration } from '../../services/configuration.ts';
import { supabase } from '../../services/supabase.ts';

interface Listener {
  readonly onEvent: () => void;
  /** Whether the connection stands: while it does, polling may be slower. */
  readonly onLive: (live: boolean) => void;
}

/** Listens until the returned function is called. Does nothing where Realtime is off or the client cannot be loaded. */
export function listenToSignals({ onEvent, onLive }: Listener): () => void {
  if (!configuration.signalsRealtime) return () => undefined;
  let stopped = false;
  let leave = (): void => undefined;
  const join = async (): Promise<void> => {
    const client = await supabase();
    if (stopped) return;
    const inserts = { event: 'INSERT', schema: 'public', table: 'signal_events' } as const;
    const channel = client
      .channel('signal-events')
      .on('postgres_changes', inserts, onEvent)
      .subscribe((status) => {
        if (!stopped) onLive(['SUBSCRIBED'].includes(status));
      });
    leave = () => void client.removeChannel(channel);
  };
  join().catch(() => onLive(false));
  return () => {
    stopped = true;
    onLive(false);
    leave();
  };
}
