/** Books, shows, moves and cancels consultations. Contract: src/domain/api/appointment.ts. */
import type { Config } from '@netlify/functions';
import {
  appointmentRequest,
  type Appointment,
  type Booked,
  type FreeSlots,
  type Held,
  type OwnAppointments,
  type Released,
  type Taken,
} from '../../src/domain/api/appointment.ts';
import type { Puzzle } from '../../src/domain/api/puzzle.ts';
import {
  bookSlot,
  cancelAppointment,
  freeSlots,
  holdSlot,
  showAppointment,
  moveAppointment,
  ownAppointments,
  releaseSlot,
} from '../lib/booking/index.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireVerifiedMember } from '../lib/http/member.ts';
import { createPuzzle } from '../lib/http/proof-of-work.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

type AppointmentResponse =
  | Appointment
  | Booked
  | FreeSlots
  | Held
  | OwnAppointments
  | Puzzle
  | Released
  | Taken;

export default defineEndpoint({
  name: 'appointment',
  schema: appointmentRequest,
  async work(input, request): Promise<AppointmentResponse> {
    const service = serviceClient();
    switch (input.action) {
      case 'slots':
        return freeSlots(service);
      case 'hold':
        return holdSlot(service, request, input);
      case 'release':
        return releaseSlot(service, input.hold);
      case 'book':
        return bookSlot(service, request, input);
      case 'puzzle':
        return createPuzzle(input.request);
      case 'show':
        return showAppointment(service, input.token);
      case 'move':
        return moveAppointment(service, input);
      case 'cancel':
        return cancelAppointment(service, input.token);
      case 'mine':
        return ownAppointments(service, (await requireVerifiedMember(request)).id);
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
