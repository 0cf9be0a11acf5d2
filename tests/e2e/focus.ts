import type { Page } from 'playwright/test';

/** Records every element that receives focus from now on, with its accessible state at that moment. */
export async function recordFocus(page: Page) {
  await page.evaluate(() => {
    const noted: object[] = [];
    Object.assign(globalThis, { noted });
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLElement;
      const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
      noted.push({
        name: element.getAttribute('name'),
        invalid: element.getAttribute('aria-invalid'),
        description: ids.map((id) => document.getElementById(id)?.textContent).join(' '),
      });
    });
  });
  return (): Promise<{ name: string | null; invalid: string | null; description: string }[]> =>
    page.evaluate(() => (globalThis as unknown as { noted: [] }).noted);
}
