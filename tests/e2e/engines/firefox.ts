/** Headless Firefox, driven over WebDriver BiDi by puppeteer-core. */
import puppeteer, { type ConsoleMessage, type Page } from 'puppeteer-core';
import { type Engine, isForeign, policyListener } from './engine.ts';

/** Preferences; puppeteer already turns off the browser's own connections. */
const preferences = {
  'intl.accept_languages': 'fr-FR, fr',
  // Local services on loopback ports speak HTTP.
  'dom.security.https_first': false,
};

export const firefox: Engine = {
  name: 'Firefox',
  programs: [['firefox-esr', 'firefox']],
  packages: ['firefox-esr'],
  start: async ([executablePath = ''], { width, height, theme }) => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      timeout: 60_000,
      extraPrefsFirefox: { ...preferences, 'ui.systemUsesDarkTheme': theme === 'dark' ? 1 : 0 },
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.setViewport({ width, height });
    await page.evaluateOnNewDocument(policyListener);
    const takeProblems = listen(page);
    return {
      goto: async (address) => {
        // Waits for pending imports: Firefox reports those that leaving the page would cancel.
        const response = await page.goto(address, { waitUntil: 'networkidle0' });
        return response?.status() ?? 0;
      },
      evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
      click: (selector) => page.click(selector),
      hover: (selector) => page.hover(selector),
      type: (selector, text) => page.type(selector, text),
      key: async (selector, key) => {
        await page.focus(selector);
        await page.keyboard.press(key);
      },
      takeProblems,
      close: () => browser.close(),
    };
  },
};

/** Collects the problems of a page; the returned function gives those since its last call. */
function listen(page: Page): () => Promise<string[]> {
  let problems: Promise<string>[] = [];
  const hear = (problem: string | Promise<string>): void => {
    problems.push(Promise.resolve(problem));
  };
  page.on('pageerror', (error) => hear(`page error: ${String(error)}`));
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') hear(textOf(message));
  });
  page.on('request', (request) => {
    if (isForeign(request.url())) hear(`foreign request: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isOfNavigation = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isOfNavigation) {
      hear(`response ${response.status()}: ${response.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // Requests cancelled by a navigation are not errors.
    if (reason !== 'NS_BINDING_ABORTED') {
      hear(`request failed: ${request.url()} (${reason})`);
    }
  });
  return () => {
    const taken = problems;
    problems = [];
    return Promise.all(taken);
  };
}

/** The text of a message. An error object's own text is only its type, so the page is asked. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const words = message.args().map((value) => value.evaluate((it) => String(it)));
  const said = await Promise.all(words).then(
    (all) => all.join(' '),
    () => message.text(),
  );
  return `console ${message.type()}: ${said}`;
}
