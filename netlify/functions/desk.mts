/** Deliveries, bookings and tickets, for editors. Contract: src/domain/api/desk.ts. */
import type { Config } from '@netlify/functions';
import { deskRequest, type DeskResponse } from '../../src/domain/api/desk.ts';
import { deskWeek, markBooking, setClosedDay } from '../lib/booking/desk.ts';
import { requireEditor } from '../lib/http/editor.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { deskDeliveries, deskOverview } from '../lib/signals/desk.ts';
import { answerTicket, deskTickets, setTicket } from '../lib/support/desk.ts';

const reads: ReadonlySet<string> = new Set(['overview', 'deliveries', 'bookings', 'tickets']);

export default defineEndpoint({
  name: 'desk',
  schema: deskRequest,
  async work(input, request): Promise<DeskResponse> {
    const editor = await requireEditor(request);
    const service = serviceClient();
    const limit = reads.has(input.action) ? 'desk-read' : 'desk-change';
    await consumeRateLimit(service, limit, editor.id);
    switch (input.action) {
      case 'overview':
        return deskOverview(service);
      case 'deliveries':
        return deskDeliveries(service, input.before);
      case 'bookings':
        return deskWeek(service, input.day);
      case 'close-day':
      case 'open-day':
        return setClosedDay(service, editor.id, input.day, input.action === 'close-day');
      case 'mark-booking':
        return markBooking(service, input);
      case 'tickets':
        return deskTickets(service, input.status, input.page);
      case 'answer-ticket':
        return answerTicket(service, editor.id, input);
      case 'set-ticket':
        return setTicket(service, input);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
