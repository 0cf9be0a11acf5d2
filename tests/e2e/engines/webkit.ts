/** WebKitGTK's small browser, driven by WebKitWebDriver through selenium-webdriver on a virtual screen. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { installTool } from '../../aside.ts';
import { programPath, type StartEngine } from './engine.ts';

const version = '4.49.0';

/** The part of selenium-webdriver used here. */
interface Selenium {
  readonly Builder: new () => Builder;
  readonly Capabilities: new (values: Readonly<Record<string, unknown>>) => object;
  readonly By: { readonly css: (selector: string) => object };
}

interface Builder {
  readonly usingServer: (address: string) => Builder;
  readonly withCapabilities: (capabilities: object) => Builder;
  readonly build: () => Promise<Driver>;
}

interface Driver {
  readonly get: (address: string) => Promise<void>;
  readonly executeScript: (script: string) => Promise<unknown>;
  readonly findElement: (by: object) => {
    readonly click: () => Promise<void>;
    readonly sendKeys: (text: string) => Promise<void>;
  };
  readonly manage: () => {
    readonly window: () => {
      readonly setRect: (size: { width: number; height: number }) => Promise<unknown>;
    };
  };
  readonly quit: () => Promise<void>;
}

/** Keeps the page's errors: WebDriver has no console, so errors before the load event are not seen. */
const listen = `(() => {
  if (window.keptProblems) return;
  const kept = (window.keptProblems = []);
  addEventListener('error', (event) => kept.push('page error: ' + event.message));
  addEventListener('unhandledrejection', (event) => kept.push('rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) =>
    kept.push('blocked by the policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
})()`;

export const startWebkit: StartEngine = async () => {
  const packages = ['webkit2gtk-driver', 'xvfb'];
  const driverPath = await programPath(['WebKitWebDriver'], packages);
  const screenPath = await programPath(['Xvfb'], packages);
  const folder = await installTool('selenium-webdriver', version);
  const { Builder, Capabilities, By } = createRequire(join(folder, 'package.json'))(
    'selenium-webdriver',
  ) as Selenium;

  const { screen, display } = await startScreen(screenPath);
  const port = await freePort();
  const service = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      LANG: 'fr_FR.UTF-8',
      // A container's root has no namespaces for WebKit's sandbox; the pages are ours.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = (): void => {
    service.kill();
    screen.kill();
  };
  try {
    await answers(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build();
    const find = (selector: string) => driver.findElement(By.css(selector));
    return {
      goto: async (address) => {
        await driver.get(address);
        await driver.executeScript(listen);
      },
      evaluate: <Value>(expression: string) =>
        driver.executeScript(`return (${expression})`) as Promise<Value>,
      click: (selector) => find(selector).click(),
      type: (selector, text) => find(selector).sendKeys(text),
      resize: async (width, height) => {
        await driver.manage().window().setRect({ width, height });
      },
      takeProblems: () =>
        driver.executeScript('return (window.keptProblems ?? []).splice(0)') as Promise<string[]>,
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};

/** A virtual screen on a free display, whose number Xvfb writes to its descriptor 3. */
async function startScreen(path: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(path, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
    screen.once('exit', () => {
      reject(new Error('Xvfb did not start.'));
    });
  });
  return { screen, display: `:${number}` };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits until the WebDriver server answers, ten seconds at most. */
async function answers(port: number): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.');
}
