/** Loaded into a program with `--import`: writes its peak memory, in bytes, when it ends. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const file = process.env['PEAK_MEMORY_FILE'];
  if (file) writeFileSync(file, String(process.resourceUsage().maxRSS * 1024));
});
