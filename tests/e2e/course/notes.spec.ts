/** Notes in an open lesson and on their page. Their rules: tests/database/course/lesson-notes.test.ts. */
import type { Page } from 'playwright/test';
import * as en from '../../../src/i18n/en/course/notes.ts';
import * as fr from '../../../src/i18n/fr/course/notes.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, longOnly, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import { countShifts, shiftsSoFar } from '../shifts.ts';
import { openLesson } from './lessons.ts';

const calls = '**/rest/v1/lesson_notes*';

/** Selects the first words of a paragraph of the lesson, as a mouse or a keyboard does; returns them. */
async function selectWords(page: Page, paragraph: number): Promise<string> {
  const block = page.locator('.sealed .prose > p').nth(paragraph);
  await block.scrollIntoViewIfNeeded();
  return await block.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, text.data.indexOf(' ', 12));
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    return range.toString();
  });
}

for (const lang of langsOf(import.meta.filename)) {
  const { notes: t } = { fr, en }[lang];
  const lesson = href(lang, 'lesson', 'gestion-risque');
  const notesIn = (page: Page) => page.locator('.sealed').getByRole('group', { name: t.note });

  test(`in ${lang}: a note is written offline, kept, edited, deleted and brought back`, async ({
    page,
    signIn,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED|Failed to fetch/);
    await signIn(page, 'formation');
    await openLesson(page, lesson);
    const quote = await selectWords(page, 1);
    await page.route(calls, (route) => route.abort());
    await page.getByRole('button', { name: t.add, exact: true }).click();
    await page.getByLabel(t.field).fill('First words');
    expect((await checkAccessibility(page, { inside: '.sealed' })).violations).toEqual([]);
    await page.keyboard.press('Control+Enter');
    const note = notesIn(page);
    await expect(note).toContainText(t.statuses.waiting);
    await expect(note).toBeFocused();

    // After a reload the note is there, is sent by itself, and causes no layout shift.
    await page.unroute(calls);
    await page.addInitScript(countShifts);
    await page.reload();
    await expect(note).toContainText('First words');
    await expect(note.locator('.note-status')).toHaveCount(0);
    expect((await page.evaluate(shiftsSoFar)).filter((shift) => /note|prose/.test(shift))).toEqual(
      [],
    );
    await note.getByRole('button', { name: t.edit }).press('Enter');
    await page.getByLabel(t.field).fill('Other words');
    await page.keyboard.press('Escape');
    await expect(note).toContainText('First words');
    await note.getByRole('button', { name: t.edit }).press('Enter');
    await page.getByLabel(t.field).fill('Second words');
    await page.getByRole('button', { name: t.save }).click();
    await note.getByRole('button', { name: t.delete }).press('Enter');
    await expect(note).toHaveCount(0);
    await page.getByRole('button', { name: t.undo }).press('Enter');
    await expect(note).toContainText('Second words');

    // By keyboard, without a selection, a note belongs to the section.
    await page.getByRole('button', { name: t.addToSection }).first().press('Enter');
    await page.keyboard.type('On the section');
    // A link that is followed loses nothing.
    await page.goto(href(lang, 'dictionary'));
    await page.goBack();
    await expect(page.getByLabel(t.field)).toHaveValue('On the section');
    // Nothing opens another note meanwhile: this text would be lost.
    await expect(page.getByRole('button', { name: t.addToSection })).toHaveCount(0);
    await expect(note.getByRole('button', { name: t.edit })).toBeDisabled();
    await page.getByRole('button', { name: t.save }).press('Enter');
    await expect(note).toHaveCount(2);
    await expect(note.locator('.note-status')).toHaveCount(0);

    // Another paragraph was inserted above the passages since.
    await page.route(calls, async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { readonly block: number }[];
      const moved = rows.map((row) => ({ ...row, block: row.block - 1 }));
      await route.fulfill({ response, json: moved });
    });
    await page.goto(href(lang, 'notes'));
    await page.getByLabel(t.list.search).fill('SECOND');
    const entry = page.getByRole('listitem').filter({ hasText: quote });
    await expect(entry).toContainText('Second words');
    await expect(page.getByText('On the section')).toHaveCount(0);
    expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: t.list.download }).click();
    expect((await file).suggestedFilename()).toMatch(/\.md$/);
    await entry.getByRole('link', { name: t.list.open }).click();
    await expect(page.locator('.sealed .prose > p').nth(1)).toBeFocused();
    await page.unroute(calls);

    await page.goto(href(lang, 'dashboard'));
    const { heading } = texts(lang).members.dashboard.keep;
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) });
    await expect(card).toContainText('On the section');
    await card.getByRole('link', { name: t.list.all }).click();
    await page.getByRole('button', { name: t.delete }).first().click();
    await page.getByRole('button', { name: t.undo }).press('Enter');
    await expect(page.locator('main li:focus'), 'the note that is back').toBeVisible();
    for (let left = 2; left > 0; left -= 1) {
      await page.getByRole('button', { name: t.delete }).first().click();
    }
    await page.reload();
    await expect(page.getByText(t.list.empty)).toBeVisible();
  });

  test(
    `in ${lang}: a note that is deleted in another tab while it is edited is kept`,
    { tag: longOnly },
    async ({ page, signIn }) => {
      await signIn(page, 'formation');
      await openLesson(page, lesson);
      const note = notesIn(page);
      await page.getByRole('button', { name: t.addToSection }).first().press('Enter');
      await page.keyboard.type('Kept words');
      await page.getByRole('button', { name: t.save }).press('Enter');
      await expect(note.locator('.note-status')).toHaveCount(0);
      await note.getByRole('button', { name: t.edit }).press('Enter');

      const other = await page.context().newPage();
      await other.goto(href(lang, 'notes'));
      await other.getByRole('button', { name: t.delete }).first().click();
      await expect(other.getByRole('button', { name: t.undo })).toBeVisible();
      await other.reload();
      await expect(other.getByText(t.list.empty)).toBeVisible();
      await other.close();

      const field = page.getByLabel(t.field);
      await expect(field).toHaveValue('Kept words');
      await field.fill('More words');
      await page.getByRole('button', { name: t.save }).click();
      await expect(note).toContainText('More words');
      await expect(note.locator('.note-status')).toHaveCount(0);
      await page.goto(href(lang, 'notes'));
      await expect(page.getByText('More words')).toBeVisible();
      await page.getByRole('button', { name: t.delete }).first().click();
    },
  );
}
