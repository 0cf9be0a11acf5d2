/**
 * `npm run bench`: measures the site against its budgets, in all parts or in the named ones:
 * `npm run bench -- pages lighthouse`. `building --terms 10000` also builds a site with that many terms.
 */
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildFolder, buildSite } from '../build.ts';
import { stopCommands } from '../command.ts';
import { benchAccess } from './access.ts';
import { benchBuilding } from './building.ts';
import { benchLabs } from './labs.ts';
import { benchLesson } from './lesson.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchObservatory } from './observatory.ts';
import { benchOutbox } from './outbox.ts';
import { benchPages } from './pages.ts';
import { benchSealing } from './sealing.ts';
import { benchSearch } from './search.ts';
import { serveSite } from './server.ts';
import { benchWebhooks } from './webhooks.ts';

const parts = {
  sealing: () => benchSealing(server, siteDir, dataDir),
  pages: () => benchPages(server, siteDir),
  lesson: () => benchLesson(siteDir, dataDir),
  labs: () => benchLabs(server),
  search: () => benchSearch(siteDir, work),
  lighthouse: () => benchLighthouse(server, work, siteDir, dataDir),
  observatory: () => benchObservatory(server),
  building: () => benchBuilding(large, terms),
  access: () => benchAccess(),
  outbox: () => benchOutbox(),
  webhooks: () => benchWebhooks(),
} as const satisfies Record<string, () => Promise<void>>;
type Part = keyof typeof parts;
/** Parts that measure the built site. */
const ofSite: readonly Part[] = [
  'sealing',
  'pages',
  'lesson',
  'labs',
  'search',
  'lighthouse',
  'observatory',
];

const names = Object.keys(parts) as Part[];
const { values, positionals: wanted } = parseArgs({
  options: { terms: { type: 'string' } },
  allowPositionals: true,
});
const terms = values.terms === undefined ? undefined : Number(values.terms);
const unknown = wanted.filter((name) => !(names as string[]).includes(name));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. Parts: ${names.join(', ')}.`);
  process.exit(1);
}
if (terms !== undefined && !(Number.isInteger(terms) && terms > 0)) {
  console.error('--terms needs a number of terms, such as 10000.');
  process.exit(1);
}
const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));

const work = buildFolder('bench');
const large = await mkdtemp(join(tmpdir(), 'bench-'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
const siteDir = join(work, 'site');
const dataDir = join(work, 'data');
const server = await serveSite(siteDir);
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} processors.`);
  if (chosen.some((name) => ofSite.includes(name))) await buildMeasuredSite();
  for (const name of chosen) await parts[name]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
  await rm(work, { recursive: true, force: true });
  await rm(large, { recursive: true, force: true });
  // A library listens on the bootstrap's IPC channel, which would keep this process alive.
  if (process.connected) process.disconnect();
}

async function buildMeasuredSite(): Promise<void> {
  console.log('Building the site.');
  const env = { SITE_URL: server.origin };
  const built = await buildSite({ siteDir, dataDir, env, quiet: true });
  if (!built.ok) throw new Error(`The site was not built:\n${built.output.slice(-2_000)}`);
}

/** Stops all running commands and cleans up. */
function stop(): void {
  stopCommands();
  for (const folder of [work, large]) rmSync(folder, { recursive: true, force: true });
  process.exit(130);
}
