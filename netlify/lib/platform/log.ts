/**
 * Writes one line of JSON to the function's log. Pass codes, ids and counts only: never addresses, names,
 * tokens or user input.
 */
export function log(
  level: 'info' | 'warn' | 'error',
  message: string,
  fields: Readonly<Record<string, string | number | boolean | null | undefined>> = {},
): void {
  console[level](JSON.stringify({ level, message, ...fields }));
}

/** Error details that are safe to log: never the message, which may quote user input. */
export function describeError(error: unknown): Record<string, string | number | undefined> {
  // Stripe throws Error objects; supabase-js returns plain objects.
  if (typeof error !== 'object' || error === null) return { error: typeof error };
  const { code, status, statusCode, requestId } = error as Record<string, unknown>;
  return {
    error: error instanceof Error ? error.name : 'object',
    code: scalar(code),
    status: scalar(statusCode) ?? scalar(status),
    requestId: scalar(requestId),
    at: error instanceof Error ? firstFrame(error) : undefined,
  };
}

/** An error's name, code and status in one line, to be stored for debugging. */
export function errorSummary(failure: unknown): string {
  const { error, code, status } = describeError(failure);
  return [error, code, status].filter((part) => part !== undefined).join(' ');
}

function firstFrame(error: Error): string | undefined {
  return error.stack
    ?.split('\n')
    .find((line) => /^\s+at /.test(line))
    ?.trim();
}

function scalar(value: unknown): string | number | undefined {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
