/** The desk: who is refused, and an editor's day of work, by keyboard where it matters. */
import type { Page, Route } from 'playwright/test';
import { codeOf, settingsTexts } from '../account/settings-page.ts';
import { checkAccessibility } from '../axe.ts';
import { accountOf, expect, requiredFolder, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';
import type { World } from '../serve-world.ts';
import { openSession, post, putSession, signInProvedAccount } from '../sessions.ts';
import { readKeys } from '../../../local/settings.ts';
import type { FreeSlots } from '../../../src/domain/api/appointment.ts';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { dayIn, weekEnds } from '../../../src/domain/booking/days.ts';
import { fill, href, type Lang } from '../../../src/i18n/index.ts';
import * as enAgenda from '../../../src/i18n/en/desk/agenda.ts';
import * as enDeliveries from '../../../src/i18n/en/desk/deliveries.ts';
import * as enDesk from '../../../src/i18n/en/desk/desk.ts';
import * as enSignals from '../../../src/i18n/en/desk/signals.ts';
import * as enTickets from '../../../src/i18n/en/desk/tickets.ts';
import * as enFeed from '../../../src/i18n/en/signals/feed.ts';
import * as frAgenda from '../../../src/i18n/fr/desk/agenda.ts';
import * as frDeliveries from '../../../src/i18n/fr/desk/deliveries.ts';
import * as frDesk from '../../../src/i18n/fr/desk/desk.ts';
import * as frSignals from '../../../src/i18n/fr/desk/signals.ts';
import * as frTickets from '../../../src/i18n/fr/desk/tickets.ts';
import * as frFeed from '../../../src/i18n/fr/signals/feed.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { sessionKey } from '../../../src/services/session-mark.ts';

const all = {
  fr: { ...frAgenda, ...frDeliveries, ...frDesk, ...frSignals, ...frTickets, ...frFeed },
  en: { ...enAgenda, ...enDeliveries, ...enDesk, ...enSignals, ...enTickets, ...enFeed },
} as const;

const reasoning = {
  fr: 'Deux rebonds sur le même niveau, le stop est placé dessous.',
  en: 'Two bounces off the same level, the stop sits below it.',
};

const subject = 'Facture de novembre 2026';
const answer = 'La facture est dans les paramètres.';
const corrected = 'La facture est dans la rubrique Facturation.';

for (const lang of langsOf(import.meta.filename)) {
  const { desk: t, deskSignals: s, deskTickets: k, deskAgenda: a, deskDeliveries: d } = all[lang];

  test.describe(`the desk in ${lang}`, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    // In one worker, so in one world.
    test.describe.configure({ mode: 'default', timeout: 240_000 });

    test('refuses visitors, members and editors without a second factor, with the way in', async ({
      page,
      world,
      signIn,
      consoleGuard,
    }) => {
      consoleGuard.allow(/status of 403/);
      const { deskPage } = texts(lang);
      await page.goto(href(lang, 'desk'));
      await expect(page.getByRole('heading', { name: deskPage.signedOut.title })).toBeVisible();
      await signIn(page, 'signals');
      await page.goto(href(lang, 'desk'));
      // The first call of a function bundles it, which is slow on a busy machine.
      await expect(page.getByRole('heading', { name: t.notEditor.title })).toBeVisible({
        timeout: 45_000,
      });
      await expect(page.getByRole('navigation', { name: t.tabs })).toHaveCount(0);
      await putSession(page, world, await openSession(world, accountOf(world, 'editor')));
      await page.goto(href(lang, 'desk'));
      await expect(page.getByRole('heading', { name: t.secondFactor.title })).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
      await page.getByRole('link', { name: t.secondFactor.settings }).click();
      await expect(page).toHaveURL(/settings#two-factor$/);
    });

    test(
      'takes an editor from a draft to its outcome, without losing or overwriting a word',
      { tag: longOnly },
      async ({ page, world, consoleGuard }) => {
        // 403: requests of the settings sent before the second factor may be answered after it.
        consoleGuard.allow(/status of 409|status of 403 .*\/(billing|signal-webhooks)/);
        await enterWithFactor(page, world, lang);
        const detail = page.locator('.desk-detail');

        // By keyboard from the list to the form.
        await page.getByRole('link', { name: s.write }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { name: s.form.newTitle })).toBeVisible();
        await page.getByRole('button', { name: s.form.save }).focus();
        await page.keyboard.press('Enter');
        const coin = page.getByRole('combobox', { name: s.form.coin });
        await expect(coin).toBeFocused();
        await page.keyboard.type('SOL');
        // Far from the market price, so that it hits no level before the editor records one.
        await type(page, s.form.entry, '60');
        await type(page, s.form.stop_loss, '150');
        await expect(detail.getByText(s.form.errors.below)).toBeVisible();
        await type(page, s.form.stop_loss, '20');
        await type(page, s.form.take_profit, '920');
        await expect(detail.locator('.level-line')).toBeVisible();
        await type(page, s.form.reasoning_fr, reasoning.fr);

        // The typed text survives a reload.
        await page.reload();
        await expect(page.getByLabel(s.form.entry, { exact: true })).toHaveValue('60');
        await type(page, s.form.reasoning_en, reasoning.en);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: s.form.save }).click();
        await expect(detail.getByText(s.form.saved)).toBeVisible();

        // A new draft can be begun at once, and the saved one opened again.
        await page.getByRole('link', { name: s.write }).click();
        await expect(page.getByLabel(s.form.entry, { exact: true })).toHaveValue('');
        await page.getByRole('link', { name: /SOL/ }).first().click();
        await expect(page.getByLabel(s.form.entry, { exact: true })).toHaveValue('60');

        // Another editor changes the draft: both versions are shown, and one's own can be kept.
        const draft = await otherEditorSaves(page, world);
        await type(page, s.form.take_profit, '930');
        await page.getByRole('button', { name: s.form.save }).click();
        await expect(page.getByRole('heading', { name: s.conflict.title })).toBeFocused();
        await expect(detail.getByRole('row', { name: s.form.take_profit })).toContainText('925');
        await page.getByRole('button', { name: s.conflict.keep }).click();
        await expect(detail.getByText(s.form.saved)).toBeVisible();

        // Nothing is deleted without a confirmation, which gives the focus back.
        const remove = detail.getByRole('button', { name: s.form.remove, exact: true });
        await remove.press('Enter');
        await expect(page.getByRole('button', { name: s.form.keepDraft })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(remove).toBeFocused();

        // The preview is what subscribers see.
        await page.getByRole('button', { name: s.form.preview }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(reasoning[lang])).toBeVisible();
        const other = lang === 'fr' ? 'en' : 'fr';
        await dialog.getByText(s.preview.languages[other]).click();
        await expect(dialog.getByText(reasoning[other])).toBeVisible();
        await page.keyboard.press('Escape');

        // The dialog repeats every number; the signal is a trial unless the editor says otherwise.
        await page.getByRole('button', { name: s.form.issue }).click();
        for (const number of ['SOL/EUR', '60', '20', '930']) {
          await expect(dialog.getByText(number).first()).toBeVisible();
        }
        await expect(dialog.getByRole('radio', { name: s.issue.trial })).toBeChecked();
        expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
        await dialog.getByRole('button', { name: s.issue.confirmTrial }).click();
        await expect(page).toHaveURL(new RegExp(`#signals/${draft}$`));
        await expect(detail.getByText(s.issued.trialNote)).toBeVisible();

        // A control that removes itself passes the focus on.
        const revise = page.getByRole('button', { name: s.issued.action.revise });
        await revise.press('Enter');
        await detail.getByRole('button', { name: s.issued.cancel }).press('Enter');
        await expect(revise).toBeFocused();

        // Its stop is revised, its entry recorded by hand with a source, then it is withdrawn.
        await revise.click();
        await type(page, s.issued.fields.stop_loss, '22');
        await type(page, s.issued.fields.note_fr, 'Le stop remonte un peu.');
        await type(page, s.issued.fields.note_en, 'The stop moves up a little.');
        await page.getByRole('button', { name: s.issued.submit.revise }).click();
        await expect(detail.getByText(s.issued.recorded)).toBeVisible();
        await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
        await page.getByRole('button', { name: s.issued.action.resolve }).click();
        await type(page, s.issued.fields.source, 'Kraken, 10:12');
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await page.getByRole('button', { name: s.issued.submit.resolve }).click();
        await expect(
          detail.getByRole('heading', { name: new RegExp(`, ${s.states.entry_hit}$`) }),
        ).toBeVisible();
        await page.getByRole('button', { name: s.issued.action.withdraw }).click();
        await type(page, s.issued.fields.note_fr, 'La situation a changé.');
        await type(page, s.issued.fields.note_en, 'Things have changed.');
        await type(page, fill(s.issued.optional, { label: s.issued.fields.price }), '141');
        const source = fill(s.issued.optional, { label: s.issued.fields.source });
        await type(page, source, 'Kraken, 10:20');
        await page.getByRole('button', { name: s.issued.submit.withdraw }).click();
        await expect(detail.getByText(s.issued.noActions)).toBeVisible();
      },
    );

    test(
      'closes a day, answers a message by email, and shows what was sent',
      { tag: longOnly },
      async ({ page, world, latestMail, consoleGuard }) => {
        const [start = ''] = (await slots(world)).starts;
        const day = dayIn(slotRules.zone, new Date(start));
        await post(world, '/.netlify/functions/appointment', booking(start, lang));
        await writeTicket(world, lang);
        await enterWithFactor(page, world, lang);
        const tabs = page.getByRole('navigation', { name: t.tabs });

        await tabs.getByRole('link', { name: t.tab.bookings }).click();
        const row = page.getByText('Ada Lovelace');
        const title = page.getByRole('heading', { name: /\d{4}/, level: 3 });
        await expect(title).toBeVisible();
        // Today's week, or the next one.
        const [, sunday] = weekEnds(dayIn(slotRules.zone, new Date()));
        if (day > sunday) await page.getByRole('button', { name: a.next }).click();
        await expect(row).toBeVisible();
        const place = page.locator('.desk-day', { has: row });
        await place.getByRole('button', { name: new RegExp(a.close) }).click();
        await expect(place.getByText(a.closed)).toBeVisible();
        await expect(place.getByText(fill(a.left.one, { n: 1 }))).toBeVisible();
        const free = await slots(world);
        expect(free.closed).toEqual([day]);
        expect(free.starts.filter((one) => dayIn(slotRules.zone, new Date(one)) === day)).toEqual(
          [],
        );
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await place.getByRole('button', { name: new RegExp(a.open) }).click();
        await expect(place.getByText(a.closed)).toHaveCount(0);

        await tabs.getByRole('link', { name: t.tab.tickets }).click();
        const item = page.getByRole('listitem').filter({ hasText: subject });
        await item.getByRole('button', { name: k.answer }).click();
        const text = item.getByRole('textbox', { name: k.text });
        await expect(text).toBeFocused();
        await text.fill(answer);
        // The text survives a visit to another tab of the desk.
        await tabs.getByRole('link', { name: t.tab.deliveries }).click();
        await expect(page.getByRole('heading', { level: 2, name: d.heading })).toBeVisible();
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        await tabs.getByRole('link', { name: t.tab.tickets }).click();
        await expect(text).toHaveValue(answer);
        expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
        // The answer is sent, but its response is lost: a corrected text is not taken for the one that was sent.
        consoleGuard.allow(/ERR_FAILED|status of 409/);
        const answersOnce = async (route: Route): Promise<void> => {
          await route.fetch();
          await route.abort();
        };
        await page.route('**/.netlify/functions/desk', answersOnce, { times: 1 });
        await item.getByRole('button', { name: k.send }).click();
        await expect(item.getByRole('alert')).toHaveText(t.errors.network);
        await text.fill(corrected);
        await item.getByRole('button', { name: k.send }).click();
        await expect(page.getByText(k.conflict)).toBeVisible();
        await expect(item).toHaveCount(0);
        const mail = await latestMail('grace@exemple.test', { subject: /Réponse|Our answer/ });
        expect(mail.text).toContain(answer);
        await page.getByText(k.statuses.answered, { exact: true }).click();
        await expect(item.getByText(answer)).toBeVisible();
        await expect(text).toHaveValue(corrected);
      },
    );
  });
}

/** Signs in as a new editor, enrols a second factor in the settings, and opens the desk. */
async function enterWithFactor(page: Page, world: World, lang: Lang): Promise<void> {
  const { twoFactor } = settingsTexts(lang);
  const { id } = await signInProvedAccount(page, world);
  await makeEditor(world, id);
  await page.goto(`${href(lang, 'settings')}#two-factor`);
  const section = page.locator('#two-factor');
  await section.getByRole('button', { name: twoFactor.start }).click();
  await section.getByRole('button', { name: twoFactor.scan.copySecret }).click();
  await expect(section.getByText(twoFactor.copied)).toBeVisible();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  await section.getByRole('textbox', { name: twoFactor.code }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(section.getByRole('heading', { name: twoFactor.codes.heading })).toBeFocused();
  await page.goto(href(lang, 'desk'));
  const { desk, deskSignals } = all[lang];
  await expect(page.getByRole('navigation', { name: desk.tabs })).toBeVisible();
  await expect(page.getByRole('heading', { name: deskSignals.heading, level: 2 })).toBeVisible();
}

/** Gives an account the role of an editor, as the site's operator does. */
async function makeEditor(world: World, id: string): Promise<void> {
  const { secretKey } = readKeys(requiredFolder('E2E_DATA_DIR'));
  const response = await fetch(`${world.origin}/auth/v1/admin/users/${id}`, {
    method: 'PUT',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ app_metadata: { role: 'editor' } }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** The token of the session in the page's browser. */
function pageToken(page: Page): Promise<string> {
  return page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token: string }).access_token,
    sessionKey,
  );
}

async function type(page: Page, label: string, value: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(value);
}

/** Another editor stores another target for the open draft; returns its id. */
async function otherEditorSaves(page: Page, world: World): Promise<string> {
  const token = await pageToken(page);
  const read = new URL(
    '/rest/v1/signals?select=id,version&state=eq.draft&order=created_at.desc&limit=1',
    world.origin,
  );
  const answer = await fetch(read, {
    headers: { apikey: world.info.publishableKey, authorization: `Bearer ${token}` },
  });
  const [draft] = (await answer.json()) as { id: string; version: number }[];
  if (!draft) throw new Error('No draft is stored.');
  const signal = {
    ...{ action: 'buy', coin: 'solana', currency: 'eur', entry: '60', stop_loss: '20' },
    ...{ take_profit: '925', risk: 0.01, validity_minutes: 1_440 },
    ...{ reasoning_fr: reasoning.fr, reasoning_en: reasoning.en },
  };
  const body = { action: 'save', id: draft.id, version: draft.version, signal };
  await post(world, '/.netlify/functions/signal-publish', body, token);
  return draft.id;
}

const slots = (world: World) =>
  post<FreeSlots>(world, '/.netlify/functions/appointment', { action: 'slots' });

function booking(start: string, lang: Lang): object {
  return {
    ...{ action: 'book', request: crypto.randomUUID(), start, lang, message: '', website: '' },
    ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@exemple.test' },
    ...{ phone: '+33612345678', zone: 'Europe/Paris' },
  };
}

async function writeTicket(world: World, lang: Lang): Promise<void> {
  const path = '/.netlify/functions/support';
  const { form_token } = await post<{ form_token: string }>(world, path, { action: 'form-token' });
  const body = {
    ...{ action: 'send', request: crypto.randomUUID(), form_token, name: 'Grace Hopper', lang },
    ...{ email: 'grace@exemple.test', subject },
    ...{ message: 'Où la trouver ?', website: '' },
  };
  await expect
    .poll(
      () =>
        post(world, path, body).then(
          () => true,
          () => false,
        ),
      { timeout: 15_000 },
    )
    .toBe(true);
}
