import { expect, it } from 'vitest';
import { checksummed, keccak } from './keccak.ts';

it.each([
  ['', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'],
  ['abc', '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45'],
])('hashes %j as published', (text, hash) => {
  expect(keccak(text)).toBe(hash);
});

it.each([
  '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'fB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  'dbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  'D1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('writes %s as EIP-55 does', (address) => {
  expect(checksummed(address)).toBe(address);
});
