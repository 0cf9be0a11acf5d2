import { PassThrough, type Writable } from 'node:stream';

/** What the platform hands to a function's bundle; the fields that its entry point reads. */
export interface LambdaEvent {
  rawUrl: string;
  rawQuery: string;
  path: string;
  httpMethod: string;
  headers: Record<string, string>;
  multiValueHeaders: Record<string, string[]>;
  queryStringParameters: Record<string, string>;
  multiValueQueryStringParameters: Record<string, string[]>;
  body: string | null;
  isBase64Encoded: boolean;
}

/** Status and headers of an answer. */
export interface Prelude {
  statusCode: number;
  headers?: Record<string, string>;
  multiValueHeaders?: Record<string, string[]>;
}

interface LambdaContext {
  awsRequestId: string;
  getRemainingTimeInMillis(): number;
}

export type LambdaHandler = (
  event: LambdaEvent,
  out: Writable,
  context: LambdaContext,
) => Promise<void>;

/** Where an answer goes, piece by piece. */
export interface Sink {
  start(prelude: Prelude): void;
  write(chunk: Uint8Array): void;
}

const preludes = new WeakMap<Writable, (prelude: Prelude) => void>();

/** Sets up what AWS Lambda puts in a function's world for answers sent as streams. */
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

/** Calls a bundle's handler and passes its answer on. Throws what the handler throws. */
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
