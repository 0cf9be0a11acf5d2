/**
 * Runs MDN's HTTP Observatory on the site as in production. The scanner is the unchanged package
 * with its network replaced: `http://` responds as the platform does, with a redirect to HTTPS, and
 * `https://` is the local site with its own status, headers and page. The scanner's list of
 * preloaded hosts is left empty, since the score must not depend on it.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { langs } from '../../src/i18n/index.ts';
import { installTool } from '../aside.ts';
import { kindsOfPage } from '../e2e/kinds.ts';
import type { BenchServer } from './server.ts';
import { printTable, type Row } from './table.ts';

/** The part of the scanner's result used here. */
interface Scan {
  readonly scan: { readonly score: number; readonly grade: string };
  readonly tests: Readonly<
    Record<string, { readonly scoreModifier: number; readonly result: string }>
  >;
}

/** Not a dependency: its installation downloads lists, and fails offline. */
const name = '@mdn/mdn-http-observatory';
const version = '1.4.8';

interface AxiosRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, unknown>;
}

interface Axios {
  readonly defaults: { adapter: (request: AxiosRequest) => Promise<unknown> };
  readonly AxiosHeaders: new (headers: Record<string, string>) => object;
}

/** The minimum score of every kind of page. */
const least = 125;

/** Prints the score of each kind of page in both languages, or why it cannot scan. */
export async function benchObservatory({ origin }: BenchServer): Promise<void> {
  let scan: Awaited<ReturnType<typeof loadObservatory>>;
  try {
    scan = await loadObservatory(origin);
  } catch (error) {
    console.log(`\nThe Observatory was not asked. ${error instanceof Error ? error.message : ''}`);
    return;
  }
  const rows: Row[] = [];
  for (const lang of langs) {
    for (const { address } of kindsOfPage(lang)) {
      const { scan: result, tests } = await scan(address);
      const why = result.score < least ? describe(tests) : '';
      rows.push({
        name: address,
        values: [String(result.score), why],
        budget: `${least} or more`,
        held: result.score >= least,
      });
    }
  }
  printTable('HTTP Observatory', ['score', 'what changes it'], rows);
}

/** Each scan result that changes the score, as `csp-… +10`. */
function describe(tests: Scan['tests']): string {
  return Object.values(tests)
    .filter(({ scoreModifier }) => scoreModifier !== 0)
    .map(({ result, scoreModifier }) => `${result} ${scoreModifier > 0 ? '+' : ''}${scoreModifier}`)
    .join(', ');
}

/** Scans paths of a site, such as `/fr/articles`. */
async function loadObservatory(origin: string): Promise<(address: string) => Promise<Scan>> {
  const folder = await installTool(name, version, (packageFolder) =>
    writeFile(join(packageFolder, 'conf/hsts-preload.json'), '{}'),
  );
  const scanner = join(folder, 'node_modules', name, 'src/index.js');
  const axiosFolder = dirname(createRequire(scanner).resolve('axios/package.json'));
  const axios = await load<{ default: Axios }>(join(axiosFolder, 'index.js'));
  axios.default.defaults.adapter = (request) => answer(axios.default, origin, request);
  const { scan } = await load<{ scan: (hostname: string) => Promise<Scan> }>(scanner);
  return (address) => scan(`www.site.example${address}`);
}

async function load<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module;
}

/** Responds as production does: a redirect to HTTPS, then the local site's response. */
async function answer(axios: Axios, origin: string, request: AxiosRequest): Promise<unknown> {
  const url = new URL(request.url);
  const respond = (status: number, headers: Record<string, string>, data: string): unknown => ({
    status,
    statusText: '',
    headers: new axios.AxiosHeaders(headers),
    data,
    config: request,
    request: { headers: request.headers },
  });
  if (url.protocol === 'http:') {
    url.protocol = 'https:';
    return respond(301, { location: url.href }, '');
  }
  const response = await fetch(origin + url.pathname + url.search, {
    method: request.method,
    redirect: 'manual',
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([header, value]) => [header, String(value)]),
    ),
  });
  // The replaced network cannot pass cookies to the scanner, so none may be set.
  if (response.headers.has('set-cookie')) throw new Error(`${request.url} sets a cookie.`);
  return respond(response.status, Object.fromEntries(response.headers), await response.text());
}
