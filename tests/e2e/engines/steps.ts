/** Steps of a visitor in any browser: elements are found by selector and visible words. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './engine.ts';

const mark = 'data-engine-mark';
let marks = 0;

/** Waits for a visible element with these words in its text, label or value, and returns its selector. */
export async function see(tab: Tab, selector: string, words = '', seconds = 20): Promise<string> {
  const name = `m${(marks += 1)}`;
  const script = `(() => {
    const flat = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
    const words = flat(${JSON.stringify(words)});
    const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((it) => {
      if (it.getClientRects().length === 0 || it.closest('[inert]')) return false;
      const ids = it.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = [...(it.labels ?? []), ...ids.map((id) => document.getElementById(id))];
      const texts = [it, ...labels].map((part) => flat(part?.textContent));
      return [...texts, flat(it.getAttribute('aria-label'))].join(' ').includes(words);
    });
    if (!found) return false;
    found.setAttribute('${mark}', '${name}');
    found.scrollIntoView({ block: 'center' });
    return true;
  })()`;
  await until(tab, script, `a visible ${selector} "${words}"`, seconds);
  return `[${mark}=${name}]`;
}

/** Waits for an element and presses it. */
export async function press(tab: Tab, selector: string, words = ''): Promise<void> {
  await tab.click(await see(tab, selector, words));
}

/** Waits for a field by its label and types into it. */
export async function fillField(tab: Tab, label: string, value: string): Promise<void> {
  await tab.type(await see(tab, 'input, textarea', label), value);
}

/** Waits until an expression is true in the page. Errors, as during a navigation, count as false. */
export async function until(
  tab: Tab,
  expression: string,
  wanted = expression,
  seconds = 20,
): Promise<void> {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    if (await tab.evaluate<boolean>(expression).catch(() => false)) return;
    if (Date.now() > end) {
      const place = await tab.evaluate<string>('location.href').catch(() => 'no page');
      throw new Error(`Not seen within ${seconds} s at ${place}: ${wanted}`);
    }
    await wait(100);
  }
}
