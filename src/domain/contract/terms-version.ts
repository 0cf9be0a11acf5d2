/** Version of the terms of sale a customer accepts; kept with each checkout as evidence. */
export const termsVersion = '2026-11-22';
