import type { DeskTicket } from '../../../domain/api/desk.ts';
import type { PartProps } from '../props.ts';
import type { DeskTicketsTexts } from '../texts.ts';

/** Props of a ticket and of the form that answers it. */
export interface TicketProps extends PartProps {
  readonly k: DeskTicketsTexts;
  readonly ticket: DeskTicket;
  /** Called with the result to announce: the ticket may leave the list. */
  readonly onDone: (said: string) => void;
  /** Takes the focus of a ticket that has left the list. */
  readonly focusList: () => void;
}
