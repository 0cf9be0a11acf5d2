/** The certificate: what each visitor sees, its issue, its files, and their verification. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import type { CertificateState, MissingLesson } from '../../../src/domain/api/certificate.ts';
import {
  issuerPath,
  revocationsPath,
  type Badge,
} from '../../../src/domain/course/certificate/badge.ts';
import {
  issuerDocument,
  revocationList,
} from '../../../src/domain/course/certificate/published.ts';
import { certificateMember as members } from '../../../src/i18n/fr/course/certificate-member.ts';
import { verifyResults as results } from '../../../src/i18n/fr/course/verify-results.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { facts, signed, testKey } from '../../unit/course/certificate/signed-badge.ts';
import { checkAccessibility } from '../axe.ts';
import { dialogTexts } from '../auth/dialogs.ts';
import { expect, test, longOnly } from '../fixtures.ts';

const lang = 'fr';
const { certificate, verifyCertificate: verify } = texts(lang);
const main = (page: Page) => page.getByRole('main');

/** Stubs the function, which issues the badge once asked; its decisions have their own tests. */
async function answer(page: Page, missing: readonly MissingLesson[], badge?: Badge): Promise<void> {
  let name: string | undefined;
  await page.route('**/.netlify/functions/certificate', (route) => {
    const request = route.request().postDataJSON() as { action: string; name?: string };
    if (request.action === 'issue') name = request.name;
    const state: CertificateState =
      name === undefined || !badge
        ? { type: 'open', missing, subscribed: true, keepsProgress: true, configured: true }
        : {
            type: 'issued',
            certificate: { ...facts, name, minutes: 306, namePublic: false, badge },
          };
    return route.fulfill({ json: state });
  });
}

test('a visitor is asked to create an account', async ({ page }) => {
  const t = certificate.signedOut;
  await page.goto(href(lang, 'certificate'));
  await expect(main(page).getByRole('heading', { name: t.title })).toBeVisible();
  await main(page).getByRole('button', { name: t.createAccount }).click();
  const { signUp } = dialogTexts(lang).auth;
  await expect(page.getByRole('dialog', { name: signUp.title })).toBeVisible();
});

test('a subscriber is led to what is missing', { tag: longOnly }, async ({ page, signIn }) => {
  const lesson = 'stablecoins';
  await signIn(page, 'formation');
  await answer(page, [{ lesson, reading: false, quiz: true }]);
  await page.goto(href(lang, 'certificate'));
  await expect(main(page).getByRole('link', { name: members.missing.quiz })).toHaveAttribute(
    'href',
    `${href(lang, 'lesson', lesson)}#quiz-title`,
  );
  await expect(main(page).getByText(members.missing.done)).toHaveCount(4);
  expect.soft((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
});

test('a certificate is issued, downloaded and verified, and a changed byte is refused', async ({
  page,
  world,
  signIn,
}) => {
  const key = await testKey();
  await signIn(page, 'formation');
  const { origin } = world;
  const badge = JSON.parse(await signed(key, { origin })) as Badge;
  await answer(page, [], badge);
  await page.route(`**${issuerPath}`, (route) =>
    route.fulfill({ json: issuerDocument(origin, facts.issuerName, [key.publicKey]) }),
  );
  await page.route(`**${revocationsPath}`, (route) =>
    route.fulfill({ json: revocationList(origin, []) }),
  );

  await page.goto(href(lang, 'certificate'));
  await main(page).getByLabel(members.ready.name).fill(facts.name);
  await main(page).getByRole('button', { name: members.ready.issue }).click();
  await expect(main(page).getByRole('heading', { name: members.issued.title })).toBeFocused();
  await expect(main(page).getByRole('img', { name: facts.number })).toBeVisible();
  expect.soft((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

  const files: Buffer[] = [];
  for (const button of [members.issued.png, members.issued.pdf]) {
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: button }).click();
    files.push(await readFile(await (await download).path()));
  }

  await page.goto(href(lang, 'verifyCertificate'));
  const choose = (buffer: Buffer) =>
    page.getByLabel(verify.file.title).setInputFiles({
      name: 'certificate',
      mimeType: 'application/octet-stream',
      buffer,
    });
  const [png, pdf] = files as [Buffer, Buffer];
  for (const file of [png, pdf]) {
    await choose(file);
    await expect(main(page).getByRole('heading', { name: results.validFile.title })).toBeVisible();
    await expect(main(page).getByRole('definition').first()).toHaveText(facts.name);
  }
  expect.soft((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);
  const changed = Buffer.from(png);
  changed.write('ECT-7F3K-9Q2M-X4TC', changed.indexOf(facts.number));
  await choose(changed);
  await expect(
    main(page).getByRole('heading', { name: results.refused.altered.title }),
  ).toBeVisible();
});
