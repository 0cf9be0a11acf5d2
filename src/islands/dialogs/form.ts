import { useRef, useState, type SubmitEvent } from 'react';
import type { FieldFault, FieldFaults } from '../../domain/account-form.ts';
import type { DialogTexts } from './texts.ts';

/**
 * Checks a form when it is sent: the faults appear beside their fields and the first of them gets
 * the focus; a form without faults goes to `submit`.
 */
export function useForm<Name extends string>(options: {
  readonly names: readonly Name[];
  readonly check: (values: Record<Name, string>) => FieldFaults<Name>;
  readonly submit: (values: Record<Name, string>) => void;
  readonly texts: DialogTexts['common'];
}) {
  const [faults, setFaults] = useState<FieldFaults<Name>>({});
  const ref = useRef<HTMLFormElement>(null);
  const sentences: Readonly<Record<FieldFault, string>> = {
    required: options.texts.required,
    invalidEmail: options.texts.invalidEmail,
    shortPassword: options.texts.shortPassword,
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      options.names.map((name) => [name, text(form.get(name))]),
    ) as Record<Name, string>;
    const found = options.check(values);
    setFaults(found);
    const first = options.names.find((name) => found[name]);
    if (first === undefined) options.submit(values);
    else (ref.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
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
  return { form: { ref, onSubmit, onInput, noValidate: true, className: 'form' }, errorOf };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
