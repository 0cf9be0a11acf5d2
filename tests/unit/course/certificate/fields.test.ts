/** Numbers and names of certificates, and the encoding of keys. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  fromMultibase,
  publicMultikey,
  readMultikey,
  toMultibase,
} from '../../../../src/domain/course/certificate/multibase.ts';
import {
  certificateName,
  certificateNameError,
} from '../../../../src/domain/course/certificate/name.ts';
import {
  certificateNumber,
  newNumber,
  readNumber,
} from '../../../../src/domain/course/certificate/number.ts';

it('makes numbers of sixty random bits that can be read back as typed', () => {
  expect(newNumber(new Uint8Array(12))).toBe('ECT-0000-0000-0000');
  expect(newNumber(new Uint8Array(12).fill(255))).toBe('ECT-ZZZZ-ZZZZ-ZZZZ');
  expect(() => newNumber(new Uint8Array(11))).toThrow();
  const numbers = Array.from({ length: 500 }, () => newNumber(randomBytes(12)));
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) {
    expect(number).toMatch(certificateNumber);
    expect(readNumber(number.toLowerCase().replaceAll('-', ' '))).toBe(number);
  }
});

it('reads what people type, and nothing else', () => {
  expect(readNumber(' ect–0o1I–lABC—de fg ')).toBe('ECT-0011-1ABC-DEFG');
  expect(readNumber('0011-1ABC-DEFG')).toBe('ECT-0011-1ABC-DEFG');
  for (const typed of ['', 'ECT', 'ECT-0011-1ABC-DEF', 'ECT-0011-1ABC-DEFGH', 'ECT-0011-1ABC-DEFU'])
    expect(readNumber(typed)).toBeUndefined();
});

it('takes any name that can be printed', () => {
  for (const name of [
    'Ada Lovelace',
    'Zoë O’Neil-Đặng',
    '李小龍',
    'محمد',
    'Ольга',
    'Nguyễn',
    'J',
    'می‌نویسد',
  ])
    expect(certificateNameError(name), name).toBeUndefined();
  expect(certificateName('  Zoe\u0308  Martin\u00a0 ')).toBe('Zoë Martin');
  expect(certificateNameError('x'.repeat(80))).toBeUndefined();
});

it('refuses names that are empty, too long or not what they seem', () => {
  for (const name of ['', '   ', '\u00a0', '-', '123', '😀'])
    expect(certificateNameError(name)).toBe('required');
  expect(certificateNameError('x'.repeat(81))).toBe('too_long');
  for (const odd of [
    '\n',
    '\u0000',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200e',
    '\ufeff',
    '\u3164',
    '\ud800',
    '\u00ad',
  ])
    expect(certificateNameError(`Ada${odd}Lovelace`), JSON.stringify(odd)).toBe('unprintable');
});

it('writes bytes in base 58 in one way only', () => {
  for (let n = 0; n < 200; n += 1) {
    const bytes = new Uint8Array(randomBytes(64));
    if (n % 3 === 0) bytes.fill(0, 0, n % 5);
    const text = toMultibase(bytes);
    expect(fromMultibase(text, 64)).toEqual(bytes);
    expect(fromMultibase(`z1${text.slice(1)}`, 64)).toBeUndefined();
    expect(fromMultibase(text, 63)).toBeUndefined();
  }
  // The example of the Multikey specification (https://www.w3.org/TR/cid-1.0/).
  const known = 'z6MkmM42vxfqZQsv4ehtTjFFxQ4sQKS2w6WR7emozFAn5cxu';
  const raw = readMultikey(known);
  expect(raw).toHaveLength(32);
  expect(publicMultikey(raw ?? new Uint8Array())).toBe(known);
});
