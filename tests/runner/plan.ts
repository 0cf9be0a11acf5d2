/** The plan of a run: suites and their tests. */

export const suiteNames = [
  'check',
  'unit',
  'database',
  'functions',
  'build',
  'site',
  'browser',
] as const;

export type SuiteName = (typeof suiteNames)[number];

/** Tests of a suite by file or name; all without either. */
export interface Selection {
  /** Parts of paths. */
  readonly files?: readonly string[];
  /** Whole names. */
  readonly tests?: readonly string[];
}

export type Plan = ReadonlyMap<SuiteName, Selection>;

/** Suites that run in parallel, and their time budget in seconds on two processors. */
export interface Stage {
  readonly suites: readonly SuiteName[];
  readonly budget: number;
}

/** In this order, cheapest first. The suites of a stage share the two processors. */
export const stages: readonly Stage[] = [
  { suites: ['check', 'unit', 'database'], budget: 150 },
  { suites: ['functions'], budget: 145 },
  { suites: ['build', 'site'], budget: 50 },
  { suites: ['browser'], budget: 255 },
];

/** A stage that exceeds its budget by half fails the run. */
export const tolerance = 1.5;

/** Everything. */
export const wholePlan: Plan = new Map(suiteNames.map((name) => [name, {}]));

/**
 * The plan for the command-line arguments: suite names, then parts of file names. Throws an error message
 * when no suite is named.
 */
export function planOf(words: readonly string[]): Plan {
  if (words.length === 0) return wholePlan;
  const isSuite = (word: string): word is SuiteName =>
    (suiteNames as readonly string[]).includes(word);
  const named = words.filter(isSuite);
  const files = words.filter((word) => !isSuite(word));
  if (named.length === 0) {
    throw new Error(
      `No suite is called "${files.join(' ')}". Suites: ${suiteNames.join(', ')}; ` +
        'a part of a file name comes after its suite. Or: changed, last-failed.',
    );
  }
  const selection = files.length > 0 ? { files } : {};
  return new Map(
    suiteNames.filter((name) => named.includes(name)).map((name) => [name, selection]),
  );
}
