/** Consultations: the actions of the function `appointment`. */
export { ownAppointments } from './responses.ts';
export { bookSlot } from './book.ts';
export { freeSlots } from './calendar.ts';
export { cancelAppointment, showAppointment, moveAppointment } from './change.ts';
export { holdSlot, releaseSlot } from './hold.ts';
