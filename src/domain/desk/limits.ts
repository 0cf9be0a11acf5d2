/** Values shared by the desk's pages and function, kept apart from the schema so that pages load no validator. */

export const ticketStatuses = ['open', 'answered', 'closed'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** Whether a consultation took place. */
export const attendances = ['done', 'no_show'] as const;
export type Attendance = (typeof attendances)[number];

/** Tickets on a page. */
export const ticketsPerPage = 20;
/** Events on a page of deliveries. */
export const eventsPerPage = 20;
/** Days for which the deliveries of an event are kept, as `purge_expired` in the database deletes them. */
export const keptDays = { webhooks: 30, emails: 90 } as const;
/** Characters of an answer to a ticket. */
export const maxAnswer = 5_000;
/** How many days ahead a day can be closed. */
export const closableDays = 400;
/** Characters of a note to subscribers, and of the name of a source. */
export const noteLimits = { min: 10, max: 500 } as const;
export const sourceLimits = { min: 3, max: 200 } as const;
