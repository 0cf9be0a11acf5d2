/** An error returned by a function: HTTP status, error code of its contract, extra headers. */
export class HttpError<Code extends string = string> extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: Code;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    code: Code,
    message: string,
    more: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = more;
  }
}
