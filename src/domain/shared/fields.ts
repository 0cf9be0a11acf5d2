/** Form fields and their validators. */

export type FormValues<Name extends string = string> = Readonly<Record<Name, string>>;

/**
 * Returns an error code, or undefined if valid. May read the other fields. An unticked checkbox
 * has the value `''`.
 */
export type Check<Code extends string = string> = (
  value: string,
  values: Readonly<Partial<FormValues>>,
) => Code | undefined | Promise<Code | undefined>;

/** In page order: the first invalid field gets the focus. */
export type Fields = Readonly<Record<string, Check>>;

/** The error codes of all fields of a form. */
export type CodeOf<Table extends Fields> = Extract<Awaited<ReturnType<Table[keyof Table]>>, string>;

/** The fields that may not be empty. */
export type RequiredOf<Table extends Fields> = {
  [Name in keyof Table]: 'required' extends CodeOf<Pick<Table, Name>> ? Name : never;
}[keyof Table];

/** The error code of each invalid field. */
export type FieldErrors<Table extends Fields> = Readonly<
  Partial<Record<keyof Table, CodeOf<Table>>>
>;

/** Validates every field; returns a promise only if a validator is asynchronous. */
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

/** Accepts any value, such as a honeypot. */
export function anyValue(): undefined {
  return undefined;
}

/** Rejects an empty value. */
export function required(value: string): 'required' | undefined {
  return value.trim() === '' ? 'required' : undefined;
}

/** Requires six digits, as in an authenticator app or an email. */
export function sixDigits(value: string): 'short_code' | undefined {
  return value.length < 6 ? 'short_code' : undefined;
}
