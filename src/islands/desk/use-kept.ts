import { useState } from 'react';
import { discardKept, keep, readKept, type Kept } from '../../stores/desk/kept.ts';

/** The typed values of a form, kept in this tab until they are sent. */
export function useKept<Values extends Kept>(user: string, form: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readKept(user, form) }));
  return {
    values,
    type: (name: keyof Values & string, value: string): void => {
      const typed = { ...values, [name]: value };
      setValues(typed);
      keep(user, form, typed);
    },
    clear: (): void => {
      discardKept(user, form);
      setValues(initial);
    },
  };
}
