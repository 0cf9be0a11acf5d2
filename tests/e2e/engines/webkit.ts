/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebKitWebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Key } from './engine.ts';
import { listenerPath, startListeningProxy } from './listening-proxy.ts';
import { openSession } from './webdriver.ts';

/** Passed to the driver, whose own default lacks an option. */
const browsers = '/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser';

const keys: Readonly<Record<Key, string>> = { Enter: '\uE007', ArrowRight: '\uE014' };

export const webkit: Engine = {
  name: 'WebKit',
  programs: [['WebKitWebDriver'], ['Xvfb']],
  packages: ['webkit2gtk-driver', 'xvfb'],
  start: async ([driverPath = '', screenPath = ''], { width, height, theme }) => {
    const [binary] = globSync(browsers);
    if (binary === undefined) throw new Error(`WebKitGTK's browser is not at ${browsers}.`);
    const proxy = await startListeningProxy();
    const { screen, display } = await startScreen(screenPath);
    const port = await freePort();
    const service = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        // Root in a container cannot create namespaces for WebKit's sandbox; the pages are our own.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    const stop = (): void => {
      service.kill();
      screen.kill();
      proxy.close();
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await answers(`${address}/status`);
      const driver = await openSession(address, {
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: proxy.host },
        'webkitgtk:browserOptions': {
          binary,
          // Without its toolbar the window can be as narrow as a phone.
          args: ['--automation', '--full-screen', ...(theme === 'dark' ? ['--dark-mode'] : [])],
        },
      });
      await driver.setSize(width, height);
      return {
        ...driver,
        goto: async (page) => {
          await driver.goto(page);
          return proxy.statusOf(await driver.evaluate('location.href.split("#")[0]'));
        },
        key: (selector, key) => driver.type(selector, keys[key]),
        takeProblems: async () => {
          // All that the page has reported so far arrives before this request.
          await driver.evaluate(`fetch('${listenerPath}').then(({ ok }) => ok)`);
          return proxy.takeProblems();
        },
        close: async () => {
          await driver.quit().finally(stop);
        },
      };
    } catch (error) {
      stop();
      throw error;
    }
  },
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

/** Waits until the WebDriver server responds, ten seconds at most. */
async function answers(address: string): Promise<void> {
  for (let left = 100; left > 0; left -= 1) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(100);
  }
  throw new Error('WebKitWebDriver did not answer within ten seconds.');
}
