import type { DeskTicket } from '../../../domain/api/desk.ts';
import type { PartProps } from '../props.ts';
import type { DeskTicketsTexts } from '../texts.ts';

/** What a message of the desk, and the form that answers it, are given. */
export interface TicketProps extends PartProps {
  readonly k: DeskTicketsTexts;
  readonly ticket: DeskTicket;
  /** Called with what to say after something was done: the ticket may leave the list. */
  readonly onDone: (said: string) => void;
}
