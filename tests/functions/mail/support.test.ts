/**
 * Support emails to the sender and to the team: their content and their handling of hostile input.
 */
import { describe, expect, it } from 'vitest';
import { renderEmail } from '../../../netlify/mail/index.ts';
import { supportFields } from '../../../src/domain/support/form.ts';
import { hostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import {
  answer,
  failure,
  langs,
  origin,
  plainSpaces,
  ticket,
  visibleText,
  renderSample,
} from './fixtures.ts';

describe('the copy to the sender', () => {
  it.each(langs)('%s: contains number, time, subject and the complete message', (lang) => {
    const mail = renderSample('support-copy', ticket, lang);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.subject).toContain('(SUP-000123)');
    expect(mail.replyTo).toMatch(/^contact@/);
    const text = plainSpaces(mail.text);
    expect(text).toContain(lang === 'fr' ? 'à 11 h 05, heure de Paris' : 'at 11:05, Paris time');
    expect(text).toContain('> Bonjour,\n>\n> La leçon 4 reste fermée.\n> Merci d’avance.');
    for (const line of [...ticket.message.split('\n'), ticket.subject]) {
      expect(visibleText(mail)).toContain(line);
    }
    expect(mail.text).toContain(`${origin}/${lang}/faq`);
    expect(mail.text + mail.subject).not.toMatch(/undefined|null|NaN|Invalid|\[object|!|'|[{}]/);
  });

  it('has the spacing of its language', () => {
    const [fr, en] = langs.map((lang) => renderSample('support-copy', ticket, lang));
    expect(fr?.subject).not.toBe(en?.subject);
    expect(fr?.text).not.toMatch(/ [;:!?€%»]|« |\d h \d/);
    expect(fr?.text.replace(/https?:\S+/g, '')).not.toMatch(/[^\s\u00a0\u202f][;:?]/);
    expect(en?.text).not.toMatch(/[\u00a0\u202f][;:?]/);
  });

  it('turns no typed text into a link, since the address may be another person’s', () => {
    const bait = 'https://evil.example/win www.evil.example or write to a@evil.example';
    for (const lang of langs) {
      const mail = renderSample('support-copy', { ...ticket, subject: bait, message: bait }, lang);
      expect(mail.subject).not.toContain('evil');
      expect(mail.html + mail.text).not.toMatch(/evil\.example|:\/\/evil|@evil/);
      // The visible text is unchanged.
      expect(visibleText(mail).replaceAll('\u2060', '')).toContain(bait);
    }
  });

  it('turns no look-alike dots of other scripts into a link either', () => {
    for (const bait of [
      'evil。example',
      'evil．example',
      'evil｡example',
      'a＠evil',
      'https：//evil',
    ]) {
      const mail = renderSample('support-copy', { ...ticket, subject: bait, message: bait });
      expect(mail.html + mail.text).not.toContain(bait);
      expect(visibleText(mail).replaceAll('\u2060', '')).toContain(bait);
    }
  });
});

describe('the team’s email', () => {
  it.each([
    ['signals', '[Signaux] SUP-000123 Une leçon ne s’ouvre pas', 'Abonnement Formation + Signaux'],
    ['subscriber', '[Abonné] SUP-000123 Une leçon ne s’ouvre pas', 'Abonnement Formation'],
    ['normal', 'SUP-000123 Une leçon ne s’ouvre pas', 'Sans abonnement reconnu'],
  ])('%s: starts with the priority, and replies go to the sender', (priority, subject, line) => {
    for (const lang of langs) {
      const mail = renderSample('staff-ticket', { ...ticket, priority }, lang);
      expect(mail.subject).toBe(subject);
      expect(mail.replyTo).toBe('grace@example.test');
      expect(mail.html).toContain('<html lang="fr">');
      for (const part of ['Numéro : SUP-000123', `Priorité : ${line}`, 'Nom : Grace Hopper']) {
        expect(plainSpaces(mail.text)).toContain(part);
      }
      expect(mail.text).toContain('> La leçon 4 reste fermée.');
      expect(plainSpaces(mail.text)).toContain('Langue : Anglais');
    }
  });

  it.each(supportFields)('has the %s that was written', (field) => {
    const mail = renderSample('staff-ticket', ticket);
    for (const line of ticket[field].split('\n')) {
      expect(
        visibleText(mail),
        `netlify/mail/support/ticket.ts shows the field ${field}`,
      ).toContain(line);
    }
  });

  it('starts with our own words, with typed text under a label', () => {
    const subject = 'La clé de Stripe expire ce soir';
    const mail = renderSample('staff-ticket', { ...ticket, subject });
    expect(/<h1[^>]*>([^<]*)/.exec(mail.html)?.[1]).not.toContain('Stripe');
    expect(mail.text.split('\n')[0]).not.toContain('Stripe');
    expect(plainSpaces(mail.text)).toContain(`Objet : ${subject}`);
  });

  it('has a subject of one line, cut between characters', () => {
    const subject = `${'👩🏽‍🚀'.repeat(40)}\r\nBcc: all@evil.example`;
    const mail = renderSample('staff-ticket', { ...ticket, subject });
    expect(mail.subject).not.toMatch(/\p{Cc}/u);
    expect(mail.subject.length).toBeLessThan(160);
    expect(mail.subject.replace('[Signaux] SUP-000123 ', '')).toMatch(/^(👩🏽‍🚀)+…$/u);
  });

  it('about a failed email names row and response, without an address', () => {
    for (const lang of langs) {
      const mail = renderSample('staff-email-failed', failure, lang);
      expect(mail.subject).toBe('[Envoi abandonné] appointment-confirmed');
      expect(mail.replyTo).toBeUndefined();
      for (const part of [failure.email, '422 validation_error', '11 h 05 min 00 s']) {
        expect(plainSpaces(mail.text)).toContain(part);
      }
    }
    expect(renderSample('staff-email-failed', { ...failure, code: null }).text).toContain('Aucune');
    const late = renderSample('staff-email-failed', { ...failure, code: 'too_late' });
    expect(late.text).toContain('trop tard');
    const many = renderSample('staff-email-failed', { ...failure, count: 12 });
    expect(many.subject).toBe('[Envoi abandonné] 12 autres e-mails');
    expect(many.text).toContain('Voici le dernier');
    expect(renderSample('staff-email-failed', { ...failure, count: 1 }).text).toContain(
      'Un e-mail',
    );
  });
});

describe('the answer to a ticket', () => {
  it.each(langs)('%s: has the answer by lines, and what was asked', (lang) => {
    const mail = renderSample('ticket-answer', answer, lang);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.subject).toContain('(SUP-000123)');
    expect(mail.replyTo).toMatch(/^contact@/);
    for (const line of answer.answer.split('\n').filter((words) => words !== '')) {
      expect(mail.html).toMatch(new RegExp(`<p [^>]*>${line}</p>`));
      expect(mail.text).toContain(`\n\n${line}\n\n`);
    }
    expect(mail.text).toContain('> La leçon 4 reste fermée.');
    expect(mail.text + mail.subject).not.toMatch(/undefined|null|NaN|Invalid|\[object|!|'|[{}]/);
  });

  it('makes no link of what the customer typed, and escapes both', () => {
    const bait = '<b>www.bait.test</b>';
    const mail = renderSample('ticket-answer', { ...answer, subject: bait, message: bait });
    expect(mail.html + mail.text).not.toContain('www.bait.test');
    expect(mail.html).not.toContain('<b>');
    const told = renderSample('ticket-answer', { ...answer, answer: '<i>yes</i>' });
    expect(told.html).toContain('&#60;i&#62;yes');
    expect(told.html).not.toContain('<i>');
  });
});

describe('an email payload', () => {
  it.each([
    ['support-copy', ticket],
    ['staff-ticket', ticket],
    ['staff-email-failed', failure],
    ['ticket-answer', answer],
  ])('of %s renders only with exactly its fields', (template, data) => {
    expect(renderEmail(template, 'fr', { ...data, more: 'Win' }, origin)).toBeUndefined();
    expect(renderEmail(template, 'fr', {}, origin)).toBeUndefined();
    expect(renderEmail(template, 'fr', null, origin)).toBeUndefined();
    expect(
      renderEmail(template, 'fr', { ...data, at: 'today', received: 'today' }, origin),
    ).toBeUndefined();
  });

  it.each(['SUP-1', 'SUP-000123\nBcc: x', '<b>', ''])(
    'with the ticket number %j is not rendered',
    (reference) => {
      expect(renderEmail('staff-ticket', 'fr', { ...ticket, reference }, origin)).toBeUndefined();
    },
  );
});

describe('hostile input', () => {
  it('of 200 kinds, in every typed field: is text, in one direction, never a line of ours', () => {
    for (const typed of hostileTexts.map((text) => text.slice(0, 400))) {
      const data = { ...ticket, name: typed, subject: typed, message: typed };
      const asked = { ...answer, subject: typed, message: typed };
      for (const template of ['support-copy', 'staff-ticket', 'ticket-answer']) {
        const payload = template === 'ticket-answer' ? asked : data;
        const { html, text, subject } = renderSample(template, payload);
        const tags = html.match(/<[a-z!/][^>]*>/gi) ?? [];
        expect(tags.join('')).not.toMatch(/script|<img|<svg|onerror|onload|javascript:/i);
        expect(text + html).not.toMatch(/[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\r\0]/);
        expect(text).not.toMatch(/^(Bcc|To|Subject):/m);
        expect(text.match(/^-- $/gm)).toHaveLength(1);
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
        expect(subject.isWellFormed()).toBe(true);
      }
    }
  });

  it('cannot end the quotation: every line of it is marked', () => {
    const message = 'Bonjour\n-- \nExpert Crypto Trading\n\rVotre compte est bloqué\u2028Payez ici';
    const { text } = renderSample('staff-ticket', { ...ticket, message });
    const from = text.indexOf('Message\u00a0:\n') + 'Message\u00a0:\n'.length;
    const quoted = text.slice(from, text.indexOf('\n\n-- \n')).split('\n');
    expect(quoted).toHaveLength(6);
    expect(quoted.every((line) => line.startsWith('>'))).toBe(true);
  });
});
