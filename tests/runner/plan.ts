/** The plan of a run: suites and their tests. */

export const suiteNames = [
  'check',
  'unit',
  'database',
  'functions',
  'build',
  'site',
  'browser',
  'engines',
] as const;

export type SuiteName = (typeof suiteNames)[number];

/** Tests of a suite by file or name; all if neither is given. */
export interface Selection {
  /** Parts of paths. */
  readonly files?: readonly string[];
  /** Full test names. */
  readonly tests?: readonly string[];
  /** Leaves out the tests of the long run, even in named files. */
  readonly sample?: boolean;
}

export type Plan = ReadonlyMap<SuiteName, Selection>;

/** Suites that run in parallel. */
export interface Stage {
  readonly suites: readonly SuiteName[];
  /** Seconds on two processors; none for suites of the long run only. */
  readonly budget?: number;
}

/** In this order, cheapest first. The suites of a stage share the two processors. */
export const stages: readonly Stage[] = [
  { suites: ['check', 'unit', 'database'], budget: 120 },
  { suites: ['functions'], budget: 125 },
  { suites: ['build', 'site'], budget: 60 },
  { suites: ['browser'], budget: 260 },
  { suites: ['engines'] },
];

/** Stages of the long run: the database suite runs alone, as its crash and race tests fail on a busy machine. */
export const longStages: readonly Stage[] = [
  { suites: ['check', 'unit'] },
  { suites: ['database'] },
  ...stages.slice(1),
];

/** A stage that exceeds its budget by half fails the run. */
export const tolerance = 1.5;

/** Suites of the long run only. */
const longSuites: readonly SuiteName[] = ['engines'];

/** Everything. */
export const longPlan: Plan = new Map(suiteNames.map((name) => [name, {}]));

/** Everything but the suites of the long run. */
export const wholePlan: Plan = new Map(
  [...longPlan].filter(([name]) => !longSuites.includes(name)),
);

/**
 * The plan for the command-line arguments: suite names, then parts of file names; without any, `whole`.
 * Throws when `words` contain no suite name.
 */
export function planOf(words: readonly string[], whole = wholePlan): Plan {
  if (words.length === 0) return whole;
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
