/** Something that has to happen at a moment (Unix seconds). */
export interface Due {
  readonly at: number;
  readonly act: () => void;
}
