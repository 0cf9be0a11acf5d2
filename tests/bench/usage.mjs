/** Loaded into a program with `--import`: writes what it used, as JSON, when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (!file) return;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  writeFileSync(file, JSON.stringify({ memory: maxRSS * 1024, cpuSeconds }));
});
