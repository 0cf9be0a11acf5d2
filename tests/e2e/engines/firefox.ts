/** Firefox, driven over WebDriver BiDi by puppeteer-core. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installTool } from '../../aside.ts';
import { programPath, type StartEngine } from './engine.ts';

const version = '25.16.0';

/** The part of puppeteer-core used here. */
interface Puppeteer {
  readonly launch: (options: {
    readonly browser: 'firefox';
    readonly executablePath: string;
    readonly headless: boolean;
    readonly extraPrefsFirefox: Readonly<Record<string, unknown>>;
  }) => Promise<{ readonly newPage: () => Promise<Page>; readonly close: () => Promise<void> }>;
}

interface Page {
  readonly goto: (address: string, options: { waitUntil: 'networkidle0' }) => Promise<unknown>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly click: (selector: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly setViewport: (size: { width: number; height: number }) => Promise<void>;
  readonly on: (event: 'console' | 'pageerror', listener: (message: Message) => void) => void;
}

interface Message {
  readonly message?: string;
  readonly type?: () => string;
  readonly text?: () => string;
  readonly args?: () => readonly {
    readonly evaluate: (read: (value: unknown) => string) => Promise<string>;
  }[];
}

export const startFirefox: StartEngine = async () => {
  const executablePath = await programPath(['firefox-esr', 'firefox'], ['firefox-esr']);
  const folder = await installTool('puppeteer-core', version);
  const entry = join(folder, 'node_modules/puppeteer-core/lib/puppeteer/puppeteer-core.js');
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as {
    default: Puppeteer;
  };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'fr-FR, fr' },
  });
  const page = await browser.newPage();
  let problems: Promise<string>[] = [];
  page.on('pageerror', ({ message }) =>
    problems.push(Promise.resolve(`page error: ${message ?? ''}`)),
  );
  page.on('console', (message) => {
    const type = message.type?.() ?? '';
    if (!/^(error|warn)/.test(type)) return;
    // The text of an error object is only its kind: the page knows its message.
    const words = (message.args?.() ?? []).map((value) => value.evaluate((it) => String(it)));
    problems.push(
      Promise.all(words).then(
        (said) => `console ${type}: ${said.join(' ')}`,
        () => `console ${type}: ${message.text?.() ?? ''}`,
      ),
    );
  });
  return {
    goto: async (address) => {
      // Firefox reports the imports that a page started before it was left.
      await page.goto(address, { waitUntil: 'networkidle0' });
    },
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => {
      const taken = problems;
      problems = [];
      return Promise.all(taken);
    },
    close: () => browser.close(),
  };
};
