import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  checkFields,
  type CodeOf,
  type FieldErrors,
  type Fields,
  type FormValues,
  type RequiredOf,
} from '../../domain/shared/fields.ts';

interface Options<Table extends Fields> {
  /** The validator of each field, in page order. */
  readonly fields: Table;
  /** A message for every error code. */
  readonly texts: Readonly<Record<CodeOf<Table>, string>>;
  /** Error message of an empty required field; defaults to the message for `required`. */
  readonly missing?: Readonly<Record<RequiredOf<Table>, string>>;
  /** The values of controlled fields, if the DOM may be behind the store. */
  readonly controlled?: () => Partial<FormValues<keyof Table & string>>;
  /** Called before validation, such as to clear the last outcome. */
  readonly onSubmit?: () => void;
  /** Receives the values if all are valid. */
  readonly submit: (values: FormValues<keyof Table & string>) => void;
}

/**
 * A form validated on submit: errors appear beside their fields, the first invalid field gets
 * the focus, and an error clears with the first correction. `field(name)` returns name and
 * error for a `Field`.
 */
export function useForm<const Table extends Fields>(options: Options<Table>) {
  type Name = keyof Table & string;
  const { fields, texts } = options;
  const names = Object.keys(fields) as readonly Name[];
  const [errors, setErrors] = useState({} as FieldErrors<Table>);
  const ref = useRef<HTMLFormElement>(null);

  const settle = (values: FormValues<Name>, found: FieldErrors<Table>) => {
    // The error must be rendered before its field takes the focus.
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
    const code: string | undefined = errors[name];
    const reasons: Readonly<Record<PropertyKey, string>> | undefined = options.missing;
    return code && ((code === 'required' && reasons?.[name]) || texts[code as CodeOf<Table>]);
  };
  return {
    /**
     * The form's attributes. Before hydration this method submits nothing: no password in a
     * URL.
     */
    form: {
      ref,
      onSubmit,
      onInput,
      noValidate: names.length > 0,
      method: 'dialog',
      className: 'form',
    },
    /** The error codes of the invalid fields. */
    errors,
    errorOf,
    field: (name: Name) => ({ name, error: errorOf(name) }),
  };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
