import type { LambdaEvent, Prelude } from './lambda.ts';

/** Start parameters of the functions' thread; paths are absolute. */
export interface HostOptions {
  readonly root: string;
  /** Directory of the functions' sources. */
  readonly directory: string;
}

export type ToHost =
  | { kind: 'call'; id: number; name: string; event: LambdaEvent; timeoutMs: number }
  | { kind: 'schedule'; id: number; name: string }
  | { kind: 'ping'; id: number };

export type FromHost =
  | { kind: 'start'; id: number; prelude: Prelude }
  | { kind: 'chunk'; id: number; chunk: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'schedule'; id: number; schedule: string | undefined }
  | { kind: 'fault'; id: number; message: string };
