/**
 * Plants each fault in a copy of the project and runs the tests that must fail: `node
 * tests/long/planted-faults/run.ts [area] [suite] [words of a name]`. `--check` only checks that every
 * fault can still be planted; `--sound` skips the run without faults. Exits with 1 when a fault is not
 * detected or cannot be planted.
 */
import { root } from '../../../local/settings.ts';
import { stopCommands } from '../../command.ts';
import type { PlantedFault, Suite } from './fault.ts';
import { faults } from './index.ts';
import { staleFaults } from './stale.ts';
import { runFiles, type Outcome } from './suites.ts';
import { copyTree, plant, projectFiles, removeTree } from './tree.ts';

const words = process.argv.slice(2);
const isCheck = words.includes('--check');
const isSound = words.includes('--sound');
const wanted = words.filter((word) => !word.startsWith('--'));
const groups = new Set(faults.flatMap(({ area, caughtBy }) => [area, caughtBy.suite]));
const chosen = faults.filter(({ area, name, caughtBy }) =>
  wanted.every((word) =>
    groups.has(word) ? [area, caughtBy.suite].includes(word) : name.includes(word),
  ),
);

const sources = projectFiles().filter((path) => !path.startsWith('tests/'));
const stale = staleFaults(root, faults, sources);
for (const sentence of stale) console.log(`stale      ${sentence}`);
const isStale = (fault: PlantedFault): boolean => staleFaults(root, [fault]).length > 0;
const plantable = chosen.filter((fault) => !isStale(fault));
console.log(`${chosen.length} faults, ${plantable.length} of them can be planted.`);
process.exitCode = stale.length > 0 || chosen.length === 0 ? 1 : 0;
if (!isCheck && plantable.length > 0) await plantAll(plantable);

/** Plants the faults one by one in a copy, which is always removed. */
async function plantAll(list: readonly PlantedFault[]): Promise<void> {
  const copy = copyTree();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // The copy is removed only after the tests stop: they would still write into it.
    process.once(signal, () => {
      stop.abort();
      process.exitCode = 130;
      stopCommands();
    });
  }
  try {
    const sound = isSound ? filesOf(list) : await passingFiles(copy, list);
    const results: [string, boolean][] = [];
    for (const fault of list) {
      if (stop.signal.aborted) return;
      results.push([fault.area, await isDetected(copy, fault, sound)]);
    }
    if (!stop.signal.aborted) report(results);
  } finally {
    removeTree(copy);
  }
}

function filesOf(list: readonly PlantedFault[]): ReadonlySet<string> {
  return new Set(list.flatMap(({ caughtBy }) => caughtBy.files));
}

/** The test files that pass without a fault: only those can detect one. */
async function passingFiles(
  copy: string,
  list: readonly PlantedFault[],
): Promise<ReadonlySet<string>> {
  const sound = new Set<string>();
  const bySuite = Map.groupBy(list, ({ caughtBy }): Suite => caughtBy.suite);
  for (const [suite, group] of bySuite) {
    const files = [...filesOf(group)];
    const start = performance.now();
    const { failed, unclear } = await runFiles(copy, suite, files, false);
    for (const file of files) if (failed.get(file)?.length === 0) sound.add(file);
    // A browser report lists all tests under one file.
    if ([...failed.values()].flat().length === 0) for (const file of files) sound.add(file);
    const red = files.filter((file) => unclear !== undefined || !sound.has(file));
    const says = red.length === 0 ? 'green' : `RED: ${red.join(', ')} ${unclear ?? ''}`;
    console.log(`${suite} without a fault, ${files.length} files: ${says} (${seconds(start)})`);
    for (const file of red) sound.delete(file);
  }
  return sound;
}

async function isDetected(
  copy: string,
  fault: PlantedFault,
  sound: ReadonlySet<string>,
): Promise<boolean> {
  const { area, name, caughtBy } = fault;
  const start = performance.now();
  const red = caughtBy.files.filter((file) => !sound.has(file));
  if (red.length > 0) {
    console.log(`NOT FOUND  ${area}: ${name} (red without it: ${red.join(', ')})`);
    return false;
  }
  const remove = plant(copy, fault);
  const outcome = await runFiles(copy, caughtBy.suite, caughtBy.files, true);
  remove();
  const failing = [...outcome.failed.values()].flat();
  console.log(
    `${failing.length > 0 ? 'found    ' : 'NOT FOUND'}  ${area}: ${name} ` +
      `(${caughtBy.suite}, ${seconds(start)}) ${failing[0] ?? reasonOf(outcome, caughtBy.files)}`,
  );
  return failing.length > 0;
}

function reasonOf({ unclear, passed }: Outcome, files: readonly string[]): string {
  return unclear ?? `${passed} tests of ${files.join(', ')} passed`;
}

/** A line for each area, and the total. */
function report(results: readonly (readonly [area: string, found: boolean])[]): void {
  console.log('');
  for (const [area, list] of Map.groupBy(results, ([name]) => name)) {
    const found = list.filter(([, isSeen]) => isSeen).length;
    console.log(`${area.padEnd(14)} ${found} of ${list.length} found`);
  }
  const missed = results.filter(([, isSeen]) => !isSeen).length;
  console.log(`${results.length - missed} of ${results.length} faults found.`);
  if (missed > 0) process.exitCode = 1;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
