/** What the form of the support accepts, the contract accepts too: nobody is refused without a sentence. */
import { describe, expect, it } from 'vitest';
import { supportRequest } from '../../src/domain/api/support.ts';
import {
  supportFaults,
  supportFields,
  supportLimits,
  type SupportValues,
} from '../../src/domain/support/form.ts';
import { hostileTexts } from './hostile-texts.ts';

const good: SupportValues = {
  name: 'Claire Martin',
  email: 'claire@exemple.fr',
  subject: 'Une leçon',
  message: 'Bonjour,\n\nUne question.\n',
};

function taken(values: SupportValues): boolean {
  const request = { action: 'send', request: crypto.randomUUID(), stamp: 's', lang: 'fr' };
  return supportRequest.safeParse({ ...request, ...values }).success;
}

describe('a message', () => {
  it('that is whole has no fault', () => {
    expect(supportFaults(good)).toEqual({});
    expect(taken(good)).toBe(true);
  });

  it.each(supportFields)('needs its %s', (field) => {
    expect(supportFaults({ ...good, [field]: ' \n ' })).toEqual({ [field]: 'required' });
  });

  it.each(['name', 'subject', 'message'] as const)('fills its %s to the limit', (field) => {
    const limit = supportLimits[field];
    const full = { ...good, [field]: ` ${'é'.repeat(limit)} ` };
    expect(supportFaults(full)).toEqual({});
    expect(taken(full)).toBe(true);
    const over = { ...good, [field]: 'é'.repeat(limit + 1) };
    expect(supportFaults(over)).toEqual({ [field]: 'tooLong' });
    expect(taken(over)).toBe(false);
  });

  it.each(['name', 'email', 'subject', 'message'] as const)(
    'is judged as the contract does, whatever stands in its %s',
    (field) => {
      for (const text of hostileTexts) {
        const values = { ...good, [field]: text };
        expect([text, supportFaults(values)[field] === undefined]).toEqual([text, taken(values)]);
      }
    },
  );
});
