/** Loaded into a program with `--import`: writes its memory and CPU use as JSON when it exits. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['USAGE_FILE'];
  if (!file) return;
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuSeconds = (userCPUTime + systemCPUTime) / 1e6;
  writeFileSync(file, JSON.stringify({ memory: maxRSS * 1024, cpuSeconds }));
});
