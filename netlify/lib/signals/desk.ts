/** Figures of the desk: the service, its subscribers, and the deliveries of each event. */
import {
  eventsPerPage,
  type DeskDeliveries,
  type DeskOverview,
} from '../../../src/domain/api/desk.ts';
import type { Client } from '../platform/supabase.ts';
import { webhooksAreOff } from './webhooks/switch.ts';

/** Counts of signals, subscribers and emails, and the state of the chain. Throws if the database fails. */
export async function deskOverview(service: Client): Promise<DeskOverview> {
  const { data, error } = await service.rpc('desk_overview');
  if (error) throw error;
  return { type: 'overview', ...data, webhooks_off: webhooksAreOff() };
}

/** The newest events of the record, or those before a position, newest first. */
export async function deskDeliveries(
  service: Client,
  before: number | undefined,
): Promise<DeskDeliveries> {
  const { data, error } = await service.rpc('desk_deliveries', {
    p_before: before ?? null,
    // One more than shown, to know whether there are older ones.
    p_limit: eventsPerPage + 1,
  });
  if (error) throw error;
  return {
    type: 'deliveries',
    events: data.slice(0, eventsPerPage),
    more: data.length > eventsPerPage,
  };
}
