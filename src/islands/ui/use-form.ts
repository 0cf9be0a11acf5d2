import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkFields,
  type CodeOf,
  type FieldErrors,
  type Fields,
  type FormValues,
} from '../../domain/shared/fields.ts';

interface Options<Table extends Fields> {
  /** What each field accepts, in the order of the page. */
  readonly fields: Table;
  /** A sentence for every code that a check may give. */
  readonly texts: Readonly<Record<CodeOf<Table>, string>>;
  /** The values of controlled fields, where the page may be behind what is stored. */
  readonly controlled?: () => Partial<FormValues<keyof Table & string>>;
  /** Called before the fields are checked, such as to clear the last outcome. */
  readonly onSubmit?: () => void;
  /** Called with the values when every field accepts its own. */
  readonly submit: (values: FormValues<keyof Table & string>) => void;
}

/**
 * A form that is checked when it is sent: errors appear beside their fields, the first of them gets the
 * focus, and an error leaves with the first correction. `field(name)` gives a `Field` its name and error.
 */
export function useForm<const Table extends Fields>(options: Options<Table>) {
  type Name = keyof Table & string;
  const { fields, texts } = options;
  const names = Object.keys(fields) as readonly Name[];
  const [errors, setErrors] = useState({} as FieldErrors<Table>);
  const ref = useRef<HTMLFormElement>(null);

  const settle = (values: FormValues<Name>, found: FieldErrors<Table>) => {
    // A field says why it is rejected as it takes the focus.
    flushSync(() => setErrors(found));
    const first = names.find((name) => found[name]);
    if (first === undefined) options.submit(values);
    else (ref.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    options.onSubmit?.();
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(names.map((name) => [name, text(data.get(name))]));
    const values = { ...typed, ...options.controlled?.() } as FormValues<Name>;
    const found = checkFields(fields, values);
    if (found instanceof Promise) void found.then((later) => settle(values, later));
    else settle(values, found);
  };
  const onInput = ({ target }: { readonly target: EventTarget }) => {
    const { name } = target as HTMLInputElement;
    if (name in errors) setErrors({ ...errors, [name]: undefined });
  };

  const errorOf = (name: Name): string | undefined => {
    const code = errors[name];
    return code && texts[code];
  };
  return {
    /** The attributes of the form. Before React answers, this method sends nothing: no password in an address. */
    form: {
      ref,
      onSubmit,
      onInput,
      noValidate: names.length > 0,
      method: 'dialog',
      className: 'form',
    },
    /** The codes of the fields that were rejected. */
    errors,
    errorOf,
    field: (name: Name) => ({ name, error: errorOf(name) }),
  };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
