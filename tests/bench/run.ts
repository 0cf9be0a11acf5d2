/** `npm run bench`: measures the site against its budgets. Measures nothing twice. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFolder, buildSite } from '../build.ts';
import { benchAccess } from './access.ts';
import { benchBuilding } from './building.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchObservatory } from './observatory.ts';
import { benchOutbox } from './outbox.ts';
import { benchPages } from './pages.ts';
import { benchSealing } from './sealing.ts';
import { serveSite } from './server.ts';

const work = await buildFolder('bench');
const large = await mkdtemp(join(tmpdir(), 'bench-'));
const siteDir = join(work, 'site');
const dataDir = join(work, 'data');
const server = await serveSite(siteDir);
try {
  console.log(`Node ${process.versions.node}, ${cpus().length} processors. Building the site.`);
  const built = await buildSite({
    siteDir,
    dataDir,
    env: { SITE_URL: server.origin },
    quiet: true,
  });
  if (!built.ok) throw new Error(`The site was not built:\n${built.output.slice(-2_000)}`);
  await benchSealing(server, siteDir, dataDir);
  await benchPages(server, siteDir);
  await benchLighthouse(server, work);
  await benchObservatory(server);
  await benchBuilding(large);
  await benchAccess();
  await benchOutbox();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await server.close();
  await rm(work, { recursive: true, force: true });
  await rm(large, { recursive: true, force: true });
}
