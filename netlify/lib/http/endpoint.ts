/** Common part of the JSON functions: method check, body, schema, error responses. */
import type { z } from 'zod';
import { maxBodyBytes } from '../../../src/domain/api/errors.ts';
import { HttpError } from './http-error.ts';
import { jsonResponse } from './json-response.ts';
import { readJson } from './body.ts';
import { SettingError } from '../platform/env.ts';
import { describeError, log } from '../platform/log.ts';

export interface EndpointOptions<Schema extends z.ZodType, Body> {
  /** The function's name, for the log. */
  readonly name: string;
  /** Body of the request, from the contract. */
  readonly schema: Schema;
  /** The handler. Throws `HttpError` for an error response; any other error is logged and returns 500. */
  readonly work: (input: z.output<Schema>, request: Request) => Promise<Body>;
  /** Body of an error response; default {@link errorBody}. */
  readonly errorBody?: (code: string, message: string) => unknown;
  /** Error code of a 500; default `unavailable`. */
  readonly errorCode?: string;
}

/** Builds a POST handler: invalid requests get 4xx, unexpected errors 500 without details. */
export function defineEndpoint<Schema extends z.ZodType, Body>(
  options: EndpointOptions<Schema, Body>,
): (request: Request) => Promise<Response> {
  return withErrorHandling(
    options.name,
    options.errorBody ?? errorBody,
    options.errorCode ?? 'unavailable',
    async (request) => {
      const body = options.schema.safeParse(await readJson(request, maxBodyBytes));
      if (!body.success) {
        const fields = body.error.issues.map((issue) => issue.path.join('.') || issue.code);
        throw new HttpError(400, 'bad_request', `Check: ${[...new Set(fields)].join(', ')}.`);
      }
      return jsonResponse(200, await options.work(body.data, request));
    },
  );
}

/** The usual body of an error response. */
export function errorBody(code: string, message: string): unknown {
  return { error: { code, message } };
}

/** Wraps a handler of one method: 405 for other methods, `HttpError` as it is, any other error 500. */
export function withErrorHandling(
  name: string,
  bodyOf: (code: string, message: string) => unknown,
  errorCode: string,
  work: (request: Request) => Promise<Response>,
  method: 'POST' | 'GET' = 'POST',
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== method) {
      return jsonResponse(405, bodyOf('method_not_allowed', `Use ${method}.`), {
        Allow: method,
      });
    }
    try {
      return await work(request);
    } catch (error) {
      if (isHttpError(error)) {
        return jsonResponse(error.status, bodyOf(error.code, error.message), error.headers);
      }
      if (error instanceof SettingError) log('error', error.message, { function: name });
      else log('error', 'Unexpected failure.', { function: name, ...describeError(error) });
      return jsonResponse(
        500,
        bodyOf(errorCode, 'Something failed on our side. Please try again.'),
      );
    }
  };
}

function isHttpError(error: unknown): error is HttpError {
  return error instanceof HttpError;
}
