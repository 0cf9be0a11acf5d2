/** One email address rule: every form, function, email and local service accepts the same addresses. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEmail } from '../../../local/supabase/answers.ts';
import { appointmentData } from '../../../netlify/mail/booking/data.ts';
import { ticketData } from '../../../netlify/mail/support/data.ts';
import { signInFields, signUpFields } from '../../../src/domain/account/form.ts';
import { appointmentRequest } from '../../../src/domain/api/appointment.ts';
import { contractEndRequest } from '../../../src/domain/api/contract-end.ts';
import { supportRequest } from '../../../src/domain/api/support.ts';
import { emailError, isEmail, maxEmailLength } from '../../../src/domain/shared/email.ts';
import { supportChecks } from '../../../src/domain/support/form.ts';
import { bookingFields } from '../../../src/islands/booking/fields.ts';
import { addresses } from '../fixtures/addresses.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

const accepted = [
  ...['claire@exemple.fr', 'c.martin+x@a.exemple.museum', "o'brien@exemple.ie", 'A_b-c@x-y.fr'],
  ...['a&b@exemple.fr', 'first/last@exemple.fr', 'a!b@exemple.fr', "a'@exemple.fr"],
  ...['jose.garcía@exemple.fr', 'ada@exämple.fr', 'é@exemple.fr', 'a@société.fr', 'ада@пример.рф'],
  ...['ada@xn--exmple-cua.fr', 'ada@xn--e1afmkfd.xn--p1ai', 'उदाहरण@उदाहरण.भारत', '1@1.fr'],
  `${'a'.repeat(maxEmailLength - 5)}@x.fr`,
];

const refused = [
  ...['claire', 'claire@', '@exemple.fr', 'claire@exemple', 'a b@exemple.fr', 'a@b@exemple.fr'],
  ...['.a@exemple.fr', 'a.@exemple.fr', 'a..b@x.fr', 'a@-x.fr', 'a@x-.fr', 'a@x..fr', 'a@.x.fr'],
  ...['ada@exemple.c', 'ada@127.0.0.1', 'ada@[127.0.0.1]', 'ada@exemple.42', 'ada@exemple.fr.'],
  ...['a@x.fr\u0000', 'a@x.fr\r\nBcc: x@y.fr', 'a\u200b@x.fr', 'a@x.fr,b@x.fr', 'a@x.fr;b@x.fr'],
  ...['"a b"@x.fr', '<a@x.fr>', 'Ada <a@x.fr>', 'a\\@x.fr', 'a(b)@x.fr', 'mailto:a@x.fr'],
  `${'a'.repeat(maxEmailLength - 4)}@x.fr`,
];

const book = { action: 'book', request: crypto.randomUUID(), start: '2027-01-04T09:00:00Z' };
const appointment = { firstName: 'Ada', lastName: 'Lovelace', phone: '+33612345678', lang: 'fr' };
const values = { name: 'Ada', subject: 'Une leçon', message: 'Bonjour' };
const message = {
  action: 'send',
  request: crypto.randomUUID(),
  form_token: 's',
  lang: 'fr',
  ...values,
};
const declaration = { action: 'declare', kind: 'withdrawal', name: 'Ada', lang: 'fr' };

/** Every place that validates an email address, and whether it accepts this one. */
const places: Readonly<Record<string, (email: string) => boolean | Promise<boolean>>> = {
  'the sign-in form': (email) => !signInFields.email(email),
  'the sign-up form': (email) => !signUpFields.email(email),
  'the forms of password reset, new address and cancellation': (email) => !emailError(email),
  'the support form': (email) => !supportChecks.email(email),
  'the form that ends a contract': (email) => !emailError(email),
  'the booking form': (email) => !bookingFields('fr').email(email),
  'the appointment function': (email) =>
    appointmentRequest.safeParse({ ...book, ...appointment, email }).success,
  'the support function': (email) => supportRequest.safeParse({ ...message, email }).success,
  'the contract-end function': (email) =>
    contractEndRequest.safeParse({ ...declaration, email }).success,
  'the mail about an appointment': (email) => appointmentData.shape.email.safeParse(email).success,
  'the mail about a ticket': (email) => ticketData.shape.email.safeParse(email).success,
  'the local Supabase': (email) => {
    try {
      return readEmail(email) === email.trim().toLowerCase();
    } catch {
      return false;
    }
  },
};

describe.each(Object.entries(places))('%s', (_, takes) => {
  it.each(accepted)('accepts %j', async (email) => {
    expect(await takes(email)).toBe(true);
  });

  it.each(refused)('rejects %j', async (email) => {
    expect(await takes(email)).toBe(false);
  });

  it('agrees with sign-up about 500 valid, odd and invalid addresses', async () => {
    const all = addresses();
    const wrong: string[] = [];
    for (const email of all) {
      if ((await takes(email)) !== !signUpFields.email(email)) wrong.push(email.slice(0, 60));
    }
    expect(wrong).toEqual([]);
    expect(all.filter((email) => !signUpFields.email(email)).length).toBeGreaterThan(100);
  });

  it('agrees with the others about hostile texts', async () => {
    for (const text of hostileTexts) {
      expect([text.slice(0, 60), await takes(text)]).toEqual([
        text.slice(0, 60),
        isEmail(text.trim()),
      ]);
    }
  });
});

/** Exempt: it compares the input with the address of the account. */
const others = ['account/settings/data/EraseAccount.tsx'];

it('every form with an email field uses this rule', () => {
  const cwd = join(import.meta.dirname, '../../../src/islands');
  const read = (file: string) => readFileSync(join(cwd, file), 'utf8');
  const checks = /emailError|(signIn|signUp|account|booking)Fields|supportChecks|field: \(name/;
  const asking = globSync('**/*.tsx', { cwd }).filter((file) => /type="email"/.test(read(file)));
  expect(asking.length).toBeGreaterThan(8);
  expect(asking.filter((file) => !checks.test(read(file))).toSorted()).toEqual(others);
});
