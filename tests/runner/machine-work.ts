/** Worker of machine.ts: does fixed work; posts the processor milliseconds of the median round. */
import { createHash } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

const rounds = 3;

function round(): number {
  const start = process.threadCpuUsage();
  const rows: { hash: string; group: number }[] = [];
  for (let index = 0, hash = ''; index < 20_000; index += 1) {
    hash = createHash('sha1').update(hash).digest('hex');
    rows.push({ hash, group: index % 97 });
  }
  rows.sort((a, b) => a.group - b.group || (a.hash < b.hash ? -1 : 1));
  JSON.parse(JSON.stringify(rows));
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

round(); // warms up the JIT compiler
const times = Array.from({ length: rounds }, round).sort((a, b) => a - b);
parentPort?.postMessage(times[Math.floor(rounds / 2)]);
