import { describe, expect, it } from 'vitest';
import { termsVersion } from '../../../src/domain/contract/terms-version.ts';
import { langs } from '../../../src/i18n/locales.ts';
import { readEntries } from '../../check/content/entry.ts';

const entries = await readEntries(`${import.meta.dirname}/../../..`);

describe('the terms of sale', () => {
  it.each(langs)('have in %s the date of the version a customer accepts', (lang) => {
    const terms = entries.find(({ file }) => file.endsWith(`${lang}/conditions-utilisation.mdx`));
    expect(String(terms?.data['updatedAt'])).toBe(termsVersion);
    expect(terms?.body).toContain(`<SiteValue lang="${lang}" of="termsVersion" />`);
  });
});
