/** Tables of a form's fields, each with its check. */

export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * Why a value is rejected, as a code, or undefined. May look at the other fields. A box that is not ticked
 * has the value `''`.
 */
export type Check<Code extends string = string> = (
  value: string,
  values: Readonly<Partial<FormValues>>,
) => Code | undefined | Promise<Code | undefined>;

/** In the order of the page: the first field with an error gets the focus. */
export type Fields = Readonly<Record<string, Check>>;

/** The codes of all the checks of a table. */
export type CodeOf<Table extends Fields> = Extract<Awaited<ReturnType<Table[keyof Table]>>, string>;

/** The code of each field that has an error. */
export type FieldErrors<Table extends Fields> = Readonly<
  Partial<Record<keyof Table, CodeOf<Table>>>
>;

/** Checks every field; a promise only where a check takes its time. */
export function checkFields<Table extends Fields>(
  fields: Table,
  values: FormValues<keyof Table & string>,
): FieldErrors<Table> | Promise<FieldErrors<Table>> {
  const found = Object.entries(fields).map(([name, check]) => {
    const code = check(values[name as keyof typeof values], values);
    return code instanceof Promise
      ? code.then((later) => [name, later] as const)
      : ([name, code] as const);
  });
  return found.some((one) => one instanceof Promise)
    ? Promise.all(found.map((one) => Promise.resolve(one))).then(errorsOf<Table>)
    : errorsOf<Table>(found as (readonly [string, string | undefined])[]);
}

function errorsOf<Table extends Fields>(
  found: readonly (readonly [string, string | undefined])[],
): FieldErrors<Table> {
  return Object.fromEntries(found.filter(([, code]) => code !== undefined)) as FieldErrors<Table>;
}

/** A field that takes any value, such as a honeypot. */
export function anyValue(): undefined {
  return undefined;
}

/** A field that only must not be empty. */
export function required(value: string): 'required' | undefined {
  return value.trim() === '' ? 'required' : undefined;
}

/** Six digits, as an authenticator application or a mail gives them. */
export function sixDigits(value: string): 'short_code' | undefined {
  return value.length < 6 ? 'short_code' : undefined;
}
