/** The support form accepts only messages the API accepts: every rejection has a message. */
import { describe, expect, it } from 'vitest';
import { supportRequest } from '../../../src/domain/api/support.ts';
import { checkFields } from '../../../src/domain/shared/fields.ts';
import {
  supportChecks,
  supportFields,
  supportLimits,
  type SupportValues,
} from '../../../src/domain/support/form.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

const good: SupportValues = {
  name: 'Claire Martin',
  email: 'claire@exemple.fr',
  subject: 'Une leçon',
  message: 'Bonjour,\n\nUne question.\n',
};

const errorsOf = (values: SupportValues) =>
  checkFields(supportChecks, values) as Readonly<Partial<Record<string, string>>>;

function taken(values: SupportValues): boolean {
  const request = { action: 'send', request: crypto.randomUUID(), form_token: 's', lang: 'fr' };
  return supportRequest.safeParse({ ...request, ...values }).success;
}

describe('a support message', () => {
  it('that is complete has no error', () => {
    expect(errorsOf(good)).toEqual({});
    expect(taken(good)).toBe(true);
  });

  it.each(supportFields)('requires its %s', (field) => {
    expect(errorsOf({ ...good, [field]: ' \n ' })).toEqual({ [field]: 'required' });
  });

  it.each(['name', 'subject', 'message'] as const)('accepts its %s up to the limit', (field) => {
    const limit = supportLimits[field];
    const full = { ...good, [field]: ` ${'é'.repeat(limit)} ` };
    expect(errorsOf(full)).toEqual({});
    expect(taken(full)).toBe(true);
    const over = { ...good, [field]: 'é'.repeat(limit + 1) };
    expect(errorsOf(over)).toEqual({ [field]: 'too_long' });
    expect(taken(over)).toBe(false);
  });

  it.each(['name', 'email', 'subject', 'message'] as const)(
    'gets the same result as from the API, whatever its %s contains',
    (field) => {
      for (const text of hostileTexts) {
        const values = { ...good, [field]: text };
        expect([text, errorsOf(values)[field] === undefined]).toEqual([text, taken(values)]);
      }
    },
  );
});
