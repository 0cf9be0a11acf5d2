/** The type that makes a form's required field without its own message a compile error. */
import { expect, expectTypeOf, it } from 'vitest';
import {
  anyValue,
  checkFields,
  required,
  type RequiredOf,
} from '../../../src/domain/shared/fields.ts';

it('lists the fields that may not be empty', async () => {
  const fields = {
    name: required,
    note: anyValue,
    phone: (value: string) => Promise.resolve(required(value)),
  };
  expectTypeOf<RequiredOf<typeof fields>>().toEqualTypeOf<'name' | 'phone'>();
  const found = await checkFields(fields, { name: '', note: '', phone: '' });
  expect(Object.keys(found)).toEqual(['name', 'phone']);
});
