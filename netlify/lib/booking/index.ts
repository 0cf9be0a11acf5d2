/** Consultations: what the function `appointment` does. */
export { ownAppointments } from './answers.ts';
export { book } from './book.ts';
export { freeSlots } from './calendar.ts';
export { cancel, look, move } from './change.ts';
export { hold, release } from './hold.ts';
