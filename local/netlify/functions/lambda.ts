import { PassThrough, type Writable } from 'node:stream';

/** The event passed to a function's bundle; the fields read by its entry point. */
export interface LambdaEvent {
  readonly rawUrl: string;
  readonly rawQuery: string;
  readonly path: string;
  readonly httpMethod: string;
  readonly headers: Record<string, string>;
  readonly multiValueHeaders: Record<string, string[]>;
  readonly queryStringParameters: Record<string, string>;
  readonly multiValueQueryStringParameters: Record<string, string[]>;
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
}

/** Status and headers of a response. */
export interface Prelude {
  readonly statusCode: number;
  readonly headers?: Record<string, string>;
  readonly multiValueHeaders?: Record<string, string[]>;
}

interface LambdaContext {
  readonly awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

export type LambdaHandler = (
  event: LambdaEvent,
  out: Writable,
  context: LambdaContext,
) => Promise<void>;

/** Receives the response in chunks. */
export interface Sink {
  start(prelude: Prelude): void;
  write(chunk: Uint8Array): void;
}

const preludes = new WeakMap<Writable, (prelude: Prelude) => void>();

/** Sets up AWS Lambda's globals for streamed responses. */
export function installLambdaGlobals(): void {
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: (handler: LambdaHandler) => handler,
      HttpResponseStream: {
        from(stream: Writable, prelude: Prelude) {
          preludes.get(stream)?.(prelude);
          return stream;
        },
      },
    },
  });
}

/** Calls a bundle's handler and forwards its response. Throws what the handler throws. */
export async function callHandler(
  handler: LambdaHandler,
  event: LambdaEvent,
  sink: Sink,
  timeoutMs: number,
): Promise<void> {
  const out = new PassThrough();
  preludes.set(out, (prelude) => sink.start(prelude));
  const end = Date.now() + timeoutMs;
  const context = {
    awsRequestId: crypto.randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
  };
  const reading = (async () => {
    for await (const chunk of out as AsyncIterable<Uint8Array>) sink.write(chunk);
  })();
  try {
    await handler(event, out, context);
  } catch (error) {
    out.destroy();
    await reading.catch(() => undefined);
    throw error;
  }
  out.end();
  await reading;
}
