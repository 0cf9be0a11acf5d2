import { describe, expect, it } from 'vitest';
import { mailLink } from '../../../src/domain/site/mailto.ts';

describe('mailLink', () => {
  it('encodes accents, spaces, punctuation and line breaks', () => {
    const mail = { subject: 'Résilier : 1 & 2 ?', body: 'Bonjour,\n\nNom : #a+b' };
    const link = new URL(mailLink('a@b.example', mail));
    expect(link.protocol + link.pathname).toBe('mailto:a@b.example');
    expect(link.searchParams.get('subject')).toBe(mail.subject);
    expect(link.searchParams.get('body')).toBe('Bonjour,\r\n\r\nNom : #a+b');
  });

  it('encodes spaces as %20, which email clients understand, and not as +', () => {
    expect(mailLink('a@b.example', { subject: 'a b', body: 'c d' })).not.toContain('+');
  });
});
