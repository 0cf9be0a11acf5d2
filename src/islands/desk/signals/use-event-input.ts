import { useState } from 'react';
import type { EventField, EventTyped } from '../../../domain/signals/event-form.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { discardKept } from '../../../stores/desk/kept.ts';
import {
  afterEvents,
  keepEventInput,
  openEventInput,
  type EventInput,
} from '../../../stores/desk/kept-events.ts';

/**
 * The input of an event form, kept in this tab until it is sent.
 * @param last Position of the signal's newest event.
 * @param opening The values with which the form begins after that event.
 * @param isSending Whether the input is being sent: the newest event may then be its own.
 */
export function useEventInput(
  user: string,
  form: string,
  lang: Lang,
  last: number,
  opening: () => EventTyped,
  isSending: boolean,
) {
  const [input, setInput] = useState(() =>
    openEventInput(user, form, lang, { last, typed: opening() }),
  );
  if (input.last !== last && !isSending) setInput(afterEvents(input, { last, typed: opening() }));
  return {
    input,
    type: (name: EventField, value: string): void => {
      const next: EventInput = {
        ...input,
        typed: { ...input.typed, [name]: value },
        isTyped: true,
      };
      setInput(next);
      keepEventInput(user, form, lang, next);
    },
    clear: (): void => discardKept(user, form),
  };
}
