/** What every JSON function does around its own work: method, body, schema, mapped errors. */
import type { z } from 'zod';
import { maxBodyBytes } from '../../../src/domain/api/errors.ts';
import { Refusal, answer } from './json-response.ts';
import { readJson } from './body.ts';
import { SettingError } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';

export interface Endpoint<Schema extends z.ZodType, Output> {
  /** The function's name, for the log. */
  readonly name: string;
  /** Body of the request, from the contract. */
  readonly schema: Schema;
  /** Does the work; throws `Refusal` to refuse. Anything else thrown is our fault, and logged. */
  readonly work: (input: z.output<Schema>, request: Request) => Promise<Output>;
  /** The answer to a refusal; `{ error: { code, message } }` unless the contract differs. */
  readonly refuse?: (code: string, message: string) => unknown;
  /** The code of an answer to our own faults; default `unavailable`. */
  readonly faultCode?: string;
}

/** Makes a POST function of it. Bad requests get 4xx, our own faults 500 without their details. */
export function endpoint<Schema extends z.ZodType, Output>(
  options: Endpoint<Schema, Output>,
): (request: Request) => Promise<Response> {
  const refuse = options.refuse ?? ((code, message) => ({ error: { code, message } }));
  return guarded(options.name, refuse, options.faultCode ?? 'unavailable', async (request) => {
    const body = options.schema.safeParse(await readJson(request, maxBodyBytes));
    if (!body.success) {
      const fields = body.error.issues.map((issue) => issue.path.join('.') || issue.code);
      throw new Refusal(400, 'bad_request', `Check: ${[...new Set(fields)].join(', ')}.`);
    }
    return answer(200, await options.work(body.data, request));
  });
}

/** Wraps a function of one method: 405 for others, refusals as they are, everything else 500. */
export function guarded(
  name: string,
  refuse: (code: string, message: string) => unknown,
  faultCode: string,
  work: (request: Request) => Promise<Response>,
  method: 'POST' | 'GET' = 'POST',
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== method) {
      return answer(405, refuse('method_not_allowed', `Use ${method}.`), { Allow: method });
    }
    try {
      return await work(request);
    } catch (error) {
      if (isRefusal(error)) {
        return answer(error.status, refuse(error.code, error.message), error.headers);
      }
      if (error instanceof SettingError) log('error', error.message, { function: name });
      else log('error', 'Unexpected failure.', { function: name, ...describeError(error) });
      return answer(500, refuse(faultCode, 'Something failed on our side. Please try again.'));
    }
  };
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Refusal;
}
