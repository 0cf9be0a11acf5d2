/** Work due at a time (Unix seconds). */
export interface Due {
  readonly at: number;
  readonly act: () => void;
}
