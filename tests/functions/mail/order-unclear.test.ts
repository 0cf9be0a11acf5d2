/** The email about an order that may have been executed: what its owner must know and do. */
import { expect, it } from 'vitest';
import { renderEmail } from '../../../netlify/mail/index.ts';
import { mailSamples } from './samples.ts';

const origin = 'https://site.example';
const [sample] = mailSamples.flatMap(([name, data]) => (name === 'order-unclear' ? [data] : []));

function rendered(lang: 'fr' | 'en', changes: object = {}) {
  const mail = renderEmail('order-unclear', lang, { ...sample, ...changes }, origin);
  if (!mail) throw new Error('The sample does not fit the schema.');
  // Narrow and other no-break spaces read as spaces.
  return { subject: plain(mail.subject), text: plain(mail.text) };
}
/** The advice on sending an order again. */
const replay = { fr: 'Le journal des envois', en: 'The delivery log' };
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [
    'fr',
    'BTC/EUR : entrée peut-être exécutée par votre bot, à vérifier',
    [
      'Webhook : Bot on Binance',
      'Signal : Achat BTC/EUR',
      'Ordre : Entrée',
      'inscrit le : 22 novembre 2026 à 10 h 58, heure de Paris',
      'Il a pu être exécuté, ou non. Nous ne le renvoyons pas, car il pourrait alors être exécuté deux fois.',
      'nous n’enverrons pas non plus l’ordre de sortie',
      'regardez si la position existe',
      'placez vous-même le stop à 57 100 € et l’objectif à 61 000 €',
      `${origin}/fr/settings#execution`,
    ],
  ],
  [
    'en',
    'BTC/EUR: check whether your bot executed the entry',
    [
      'Webhook: Bot on Binance',
      'Signal: Buy BTC/EUR',
      'Order: Entry',
      'recorded on: 22 November 2026 at 10:58, Paris time',
      'it may or may not have been executed. We will not send it again, because it could then be executed twice.',
      'we will not send the exit either',
      'see whether the position exists',
      'set the stop loss at €57,100 and the take profit at €61,000 yourself',
      `${origin}/en/settings#execution`,
    ],
  ],
] as const)('%s: an entry, its levels, and what to do', (lang, subject, parts) => {
  const mail = rendered(lang);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(replay[lang]);
  for (const part of parts) expect(mail.text).toContain(part);
});

it.each([
  ['fr', 'Le signal est clos depuis', 'fermez-la', 'placez vous-même le stop', '57 100'],
  ['en', 'The signal has closed since', 'close it', 'set the stop loss', '57,100'],
] as const)('%s: an entry whose signal has closed since', (lang, state, advice, ...absent) => {
  const { text } = rendered(lang, { closed: true });
  expect(text).not.toContain(replay[lang]);
  expect(text).toContain(state);
  expect(text).toContain(advice);
  for (const part of absent) expect(text).not.toContain(part);
});

it.each([
  ['fr', 'take_profit', 'Sortie, objectif atteint', 'fermez-la vous-même'],
  ['fr', 'stop_loss', 'Sortie, stop touché', 'fermez-la vous-même'],
  ['fr', 'withdrawn', 'Sortie, signal retiré', 'fermez-la vous-même'],
  ['en', 'take_profit', 'Exit, take profit reached', 'close the position yourself'],
  ['en', 'stop_loss', 'Exit, stop loss hit', 'close the position yourself'],
  ['en', 'withdrawn', 'Exit, signal withdrawn', 'close the position yourself'],
] as const)('%s: an exit, %s', (lang, kind, event, advice) => {
  const { subject, text } = rendered(lang, { kind, closed: true });
  expect(subject).toMatch(/sortie|exit/);
  expect(text).toContain(event);
  expect(text).toContain(advice);
  expect(text).not.toMatch(/57.100/);
});

it.each([
  ['fr', 'sortie non exécutée', 'n’a pas été exécutée par votre bot', 'fermez-la vous-même'],
  ['en', 'did not execute the exit', 'it refused the order', 'close the position yourself'],
] as const)('%s: an exit that was not executed', (lang, title, sentence, advice) => {
  const { subject, text } = rendered(lang, { kind: 'stop_loss', missed: true, closed: true });
  expect(subject).toContain(title);
  expect(text).toContain(sentence);
  expect(text).toContain(advice);
  expect(text).not.toMatch(/peut-être|may or may not/);
  expect(text).not.toContain(replay[lang]);
});
