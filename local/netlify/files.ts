import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Address } from './address.ts';

export interface StaticFile {
  readonly path: string;
  readonly body: Buffer;
  readonly contentType: string;
  /** Strong validator of the uncompressed content, without quotes. */
  readonly hash: string;
}

export type Encoding = 'br' | 'gzip' | 'identity';

export interface FileStore {
  /** The file at exactly this path below the root (with `/`), if any. */
  read(path: string): Promise<StaticFile | undefined>;
  /** The file for an address: the path itself, `<path>.html` or `<path>/index.html`. */
  find(address: Address): Promise<StaticFile | undefined>;
  /** The encoded content; compressed once and cached. */
  encode(file: StaticFile, encoding: Encoding): Promise<Buffer>;
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
  js: 'application/javascript; charset=UTF-8',
  mjs: 'application/javascript; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  map: 'application/json; charset=UTF-8',
  webmanifest: 'application/manifest+json; charset=UTF-8',
  xml: 'application/xml; charset=UTF-8',
  txt: 'text/plain; charset=UTF-8',
  svg: 'image/svg+xml; charset=UTF-8',
  wasm: 'application/wasm',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  ttf: 'font/ttf',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Configuration files of the platform, never served. */
const hidden = new Set(['_headers', '_redirects']);

/** Content types worth compressing. */
const compressible =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|wasm)|image\/(svg|x-icon))/;

const maxCached = 96 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Whether compressing a file is worth it: text longer than 256 bytes. */
export function isCompressible(file: StaticFile): boolean {
  return compressible.test(file.contentType) && file.body.length > 256;
}

/** The files of a built site, cached in memory until they change on disk. */
export function createFileStore(directory: string): FileStore {
  const cache = new Map<
    string,
    { stamp: string; file: StaticFile; encoded: Map<Encoding, Buffer> }
  >();
  let cached = 0;

  async function read(path: string): Promise<StaticFile | undefined> {
    const name = path.split('/').filter(Boolean);
    if (name.length === 0 || (name.length === 1 && hidden.has(name[0] ?? ''))) return undefined;
    const full = join(directory, ...name);
    if (!full.startsWith(directory + sep)) return undefined;
    const found = await stat(full).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const stamp = `${found.mtimeMs}-${found.size}-${found.ino}`;
    const entry = cache.get(full);
    if (entry?.stamp === stamp) return entry.file;
    const body = await readFile(full);
    const extension = /\.([a-z0-9]+)$/i.exec(full)?.[1]?.toLowerCase() ?? '';
    const file: StaticFile = {
      path: `/${name.join('/')}`,
      body,
      contentType: types[extension] ?? 'application/octet-stream',
      hash: createHash('sha256').update(body).digest('hex').slice(0, 32),
    };
    if (cached > maxCached) {
      cache.clear();
      cached = 0;
    }
    cache.set(full, { stamp, file, encoded: new Map() });
    cached += body.length;
    return file;
  }

  return {
    read,
    async find({ segments, trailingSlash }) {
      const path = `/${segments.join('/')}`;
      const candidates = trailingSlash
        ? [`${path}/index.html`, `${path}.html`]
        : [path, `${path}.html`, `${path}/index.html`];
      for (const candidate of segments.length === 0 ? ['/index.html'] : candidates) {
        const file = await read(candidate);
        if (file) return file;
      }
      return undefined;
    },
    async encode(file, encoding) {
      if (encoding === 'identity') return file.body;
      const entry = cache.get(join(directory, file.path));
      const ready = entry?.file === file ? entry.encoded.get(encoding) : undefined;
      if (ready) return ready;
      const encoded = await compress(file.body, encoding);
      if (entry?.file === file) {
        entry.encoded.set(encoding, encoded);
        cached += encoded.length;
      }
      return encoded;
    },
  };
}

function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.length > 512 * 1024 ? 5 : 9,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}
