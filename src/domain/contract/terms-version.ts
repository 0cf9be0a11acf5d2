/** Version of the accepted terms of sale; stored with each checkout as a consent record. */
export const termsVersion = '2026-11-28';
