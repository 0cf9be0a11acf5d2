/** Auth emails: one source for hosted Supabase and the local one. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import { root } from '../../../../local/settings.ts';
import { createMails } from '../../../../local/supabase/mails.ts';
import { readTemplates, renderHtml, renderLine } from '../../../../local/supabase/templates.ts';

const folder = join(root, 'supabase/templates');
const templates = readTemplates(folder);
const site = 'https://site.example';

const values = (language?: unknown) => ({
  SiteURL: site,
  Email: 'ada@example.test',
  NewEmail: 'lovelace@example.test',
  OldEmail: 'ada@example.test',
  Token: '048213',
  TokenHash: 'ab12',
  FactorType: 'totp',
  Data: { language },
});

describe('the templates', () => {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  const listed = [
    ...config.matchAll(
      /^\[auth\.email\.(template|notification)\.(\w+)\]\n(?:enabled = true\n)?subject = '(.*)'\ncontent_path = "(.*)"$/gm,
    ),
  ];

  it('are all in config.toml, with their titles as subjects', () => {
    const files = listed.map(([, kind, , subject = '', path = '']) => {
      const file = join(root, kind === 'template' ? '' : 'supabase', path);
      expect(existsSync(file), path).toBe(true);
      expect(subject).toBe(/<title>([^]*?)<\/title>/.exec(readFileSync(file, 'utf8'))?.[1]);
      return path.replace(/.*\//, '');
    });
    // The code replaces the welcome email where Supabase verifies addresses.
    expect([...files, 'confirmation.html'].sort()).toEqual(readdirSync(folder).sort());
    expect(config).not.toMatch(/^enable_confirmations = false/m);
  });

  it('replace all of Supabase’s own that a caller can request', () => {
    const names = listed.flatMap(([, kind, name]) => (kind === 'template' ? [name] : []));
    // `invite` is missing: only the project's owner can send one, from Supabase's dashboard.
    expect(names.sort()).toEqual([
      'confirmation',
      'email_change',
      'magic_link',
      'reauthentication',
      'recovery',
    ]);
  });

  it('let only the emails of a code or a link prove the address', () => {
    const proofs = [...templates].flatMap(([name, { html }]) => {
      const used = html.match(/\.(?:Token|TokenHash|ConfirmationURL|RedirectTo)\b/g) ?? [];
      return used.length > 0 ? [`${name}: ${[...new Set(used)].join()}`] : [];
    });
    expect(proofs).toEqual([
      'confirmation: .Token',
      'email_change: .TokenHash',
      'recovery: .TokenHash',
    ]);
  });

  it.each([...templates.keys()])('%s is written in both languages, French by default', (name) => {
    const { subject, html } = templates.get(name) ?? { subject: '', html: '' };
    const [french, english] = [renderHtml(html, values('fr')), renderHtml(html, values('en'))];
    expect(french).toContain('<div lang="fr"');
    expect(french).not.toMatch(/lang="en"|\{\{|\/en\//);
    expect(english).toContain('<div lang="en"');
    expect(english).not.toMatch(/lang="fr"|\{\{|\/fr\//);
    expect(renderLine(subject, values('fr'))).not.toBe(renderLine(subject, values('en')));
    for (const language of [undefined, null, '', 'de', 5, true, ['en'], { en: true }]) {
      expect(renderHtml(html, values(language))).toBe(french);
      expect(renderLine(subject, values(language))).toBe(renderLine(subject, values('fr')));
    }
  });

  it('fail where Go does, at a comparison of different types', () => {
    const plain = '{{ if eq .Data.language "en" }}en{{ else }}fr{{ end }}';
    expect(['en', 'fr', undefined, null].map((one) => renderLine(plain, values(one)))).toEqual([
      'en',
      'fr',
      'fr',
      'fr',
    ]);
    for (const language of [1, true, ['en'], { en: true }]) {
      expect(() => renderLine(plain, values(language))).toThrow('incompatible types');
      // Go executes only the branch shown.
      expect(renderLine(`{{ if .No }}${plain}{{ end }}`, values(language))).toBe('');
    }
  });

  it('are rejected with unknown syntax', () => {
    for (const wrong of ['{{ range .Data }}x{{ end }}', '{{ if .A }}', '{{ end }}', '{{ else }}']) {
      expect(() => renderHtml(wrong, {}), wrong).toThrow();
    }
    expect(
      renderHtml('{{ if .A }}a{{ if eq .B "b" }}b{{ else }}c{{ end }}{{ else }}d{{ end }}', {
        A: 'yes',
        B: 'b',
      }),
    ).toBe('ab');
  });
});

describe('an Auth email', () => {
  async function sent(
    mode: 'emailjs' | 'supabase',
    ...mail: Parameters<ReturnType<typeof createMails>['send']>
  ) {
    const box: OutgoingMail[] = [];
    const deliver = async (one: OutgoingMail): Promise<void> => void box.push(one);
    await createMails({ deliver }, site, mode).send(...mail);
    return box[0];
  }

  it('contains its link as text too, to our own page', async () => {
    const mail = await sent(
      'emailjs',
      'recovery',
      'ada@example.test',
      { language: 'en' },
      {
        TokenHash: 'ab12',
      },
    );
    const link = `${site}/en/reset-password?token_hash=ab12&type=recovery`;
    expect(mail?.text).toContain(`Choose a password (${link})`);
    expect(mail?.html).toContain(link.replace('&', '&amp;'));
    expect(mail?.text).toContain('valid for 10 minutes');
  });

  it('after sign-up is a welcome, or the code', async () => {
    const code = { Token: '048213' };
    const [welcome, asked] = [
      await sent('emailjs', 'confirmation', 'a@b.cd', {}, code),
      await sent('supabase', 'confirmation', 'a@b.cd', {}, code),
    ];
    expect(welcome?.text).not.toContain('048213');
    expect(asked).toMatchObject({ subject: 'Votre code\u00a0: 048213' });
    expect(asked?.text).toContain('048213');
  });

  it('escapes what users typed', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\r\nBcc: all@example.test\u202e&amp;';
    const data = { language: 'fr', first_name: hostile, full_name: hostile };
    const mail = await sent('emailjs', 'email_change', 'ada@example.test', data, {
      NewEmail: hostile,
      TokenHash: '"><script>',
    });
    expect(mail?.html).not.toMatch(/<img|<script/);
    expect(mail?.subject).toBe('Confirmer votre nouvelle adresse e-mail');
    expect(renderLine('{{ .A }}', { A: hostile })).not.toMatch(/[\r\n]/);
  });

  it('that cannot be sent does not fail its request', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const deliver = () => Promise.reject(new Error('no'));
    await createMails({ deliver }, site, 'emailjs').send('password_changed', 'a@b.cd', '{}');
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
