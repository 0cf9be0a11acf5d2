/** The editor's bar of `npm run dev`: added to each page when it is served, never to a build. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accounts } from '../accounts.ts';
import { commonHeaders } from '../dashboard/page.ts';
import { root } from '../settings.ts';
import { editorBar } from './bar.ts';
import { startContentCheck } from './check.ts';
import { entryOfPage, languageOf } from './page-entry.ts';
import { barStyle, pageStyle } from './style.ts';

export interface EditorBar {
  /** Adds the bar at the end of a page; returns other pages unchanged. */
  addTo(path: string, page: string): string;
  /** Answers `/local/bar` and its script; undefined for any other request. */
  respond(request: Request): Response | undefined;
  close(): void;
}

const script = readFileSync(new URL('./bar.js', import.meta.url), 'utf8');

/**
 * Starts the content check whose results the bar shows.
 * @param folder Folder that holds `content/`; default: the project.
 */
export function startEditorBar(folder = root): EditorBar {
  const check = startContentCheck(folder);
  const barOf = (path: string): string | undefined => {
    const lang = languageOf(path);
    if (!lang) return undefined;
    const entry = entryOfPage(path, (file) => existsSync(join(folder, file)));
    return editorBar({ ...check.checked(), lang, entry, accounts, root: folder }).source;
  };
  return {
    addTo(path, page) {
      const bar = barOf(path);
      if (bar === undefined) return page;
      const end = page.lastIndexOf('</body>');
      const place = end < 0 ? page.length : end;
      return page.slice(0, place) + element(bar) + page.slice(place);
    },
    respond(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/local/bar.js') return answer(script, 'text/javascript');
      if (pathname !== '/local/bar') return undefined;
      return answer(barOf(searchParams.get('page') ?? '') ?? '', 'text/html');
    },
    close: () => check.close(),
  };
}

/** The bar as a custom element, with its markup and styles in a shadow tree. */
function element(bar: string): string {
  return [
    `<style>${pageStyle}</style>`,
    `<editor-bar><template shadowrootmode="open"><style>${barStyle}</style>${bar}</template></editor-bar>`,
    '<script type="module" src="/local/bar.js"></script>',
  ].join('');
}

function answer(body: string, type: string): Response {
  return new Response(body, { headers: commonHeaders(type) });
}
