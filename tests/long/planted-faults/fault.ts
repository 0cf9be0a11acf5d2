/** Suites of `npm test` that can be run against a fault. */
const suites = ['check', 'unit', 'functions', 'database', 'build', 'site', 'browser'] as const;
export type Suite = (typeof suites)[number];

/** A planted fault and the tests that must fail because of it. */
export interface Fault {
  /** Description of the fault. */
  readonly name: string;
  /** Path of the source, from the repository's root. */
  readonly file: string;
  /** A snippet that occurs once in the file; line breaks and indents count as one space. */
  readonly find: string;
  /** Its replacement. */
  readonly replace: string;
  readonly caughtBy: {
    readonly suite: Suite;
    /** The smallest test files that detect it, from the root. */
    readonly files: readonly string[];
  };
}

/** A fault with its area of the project. */
export interface PlantedFault extends Fault {
  readonly area: string;
}
