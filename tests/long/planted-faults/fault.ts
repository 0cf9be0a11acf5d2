/** The suites of `npm test` that can be asked whether they see a fault. */
export const suites = [
  'check',
  'unit',
  'functions',
  'database',
  'build',
  'site',
  'browser',
] as const;
export type Suite = (typeof suites)[number];

/** One mistake somebody could make, and the tests that have to turn red then. */
export interface Fault {
  /** What would be wrong, for a person. */
  readonly name: string;
  /** Path of the source, from the repository's root. */
  readonly file: string;
  /** Words of that file that stand in it once; line breaks and indents count as one space. */
  readonly find: string;
  /** What is planted instead. */
  readonly replace: string;
  readonly caughtBy: {
    readonly suite: Suite;
    /** The smallest test files that see it, from the root. */
    readonly files: readonly string[];
  };
}

/** A fault with the area of the project it is in. */
export interface PlantedFault extends Fault {
  readonly area: string;
}
