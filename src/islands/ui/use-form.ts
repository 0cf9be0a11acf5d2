import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldFault, FieldFaults } from '../../domain/account/form.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

/**
 * Checks a form when it is sent: the faults appear beside their fields and the first of them gets
 * the focus; a form without faults goes to `submit`. A box that is not ticked gives `''`.
 */
export function useForm<Name extends string>(options: {
  readonly names: readonly Name[];
  readonly check: (values: Record<Name, string>) => FieldFaults<Name> | Promise<FieldFaults<Name>>;
  readonly submit: (values: Record<Name, string>) => void;
  readonly texts: Pick<AuthTexts, 'common' | 'faults'>;
}) {
  const [faults, setFaults] = useState<FieldFaults<Name>>({});
  const ref = useRef<HTMLFormElement>(null);
  const { common } = options.texts;
  const sentences: Readonly<Record<FieldFault, string>> = {
    ...options.texts.faults,
    required: common.required,
    invalidEmail: common.invalidEmail,
    shortPassword: common.shortPassword,
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      options.names.map((name) => [name, text(form.get(name))]),
    ) as Record<Name, string>;
    const settle = (found: FieldFaults<Name>) => {
      // A field says why it is refused as it takes the focus.
      flushSync(() => setFaults(found));
      const first = options.names.find((name) => found[name]);
      if (first === undefined) options.submit(values);
      else (ref.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    };
    const found = options.check(values);
    if (found instanceof Promise) void found.then(settle);
    else settle(found);
  };

  const errorOf = (name: Name) => {
    const fault = faults[name];
    return fault && sentences[fault];
  };
  /** A complaint leaves with the first correction; sending checks again. */
  const onInput = ({ target }: { readonly target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (name in faults) setFaults({ ...faults, [name]: undefined });
  };
  // In a page, before React answers, a form of this method goes nowhere: no password in an address.
  const form = { ref, onSubmit, onInput, noValidate: true, method: 'dialog', className: 'form' };
  return { form, errorOf };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
